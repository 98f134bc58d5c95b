public import GalleryCore
import Synchronization

/// Files of this session to which something was attached: lists have them by address, stores by digest.
public final class AttachedFiles: Sendable {
    private let store: (any FileIdentifying)?
    /// Photos by their identifiers in lists.
    private let photos = Mutex<[PhotoID: Photo]>([:])
    /// Addresses of files that were moved to the trash.
    private let gone = Mutex<Set<String>>([])

    public init(_ store: (any FileIdentifying)? = nil) { self.store = store }

    /// Photo as stores have it.
    public func current(_ photo: Photo) -> Photo {
        photo.id.service == .own ? photos.withLock { $0[photo.id] } ?? photo : photo
    }

    func replace(_ photo: Photo, by other: Photo) {
        photos.withLock { photos in
            for (id, known) in photos where known.id == photo.id { photos[id] = other }
            photos[photo.id] = other
        }
    }

    func recordGone(_ photo: Photo) {
        if let address = photo.fileAddress { gone.withLock { _ = $0.insert(address) } }
    }

    /// Follows an undone move: of a trashed file, or of a renamed one, whose photo is shown under its former name.
    func restore(_ move: FileMove) {
        gone.withLock { _ = $0.remove(move.from) }
        photos.withLock { photos in
            for (id, known) in photos where known.fileAddress == move.to {
                photos[id] = known.id.isAddress ? nil : known.moved(to: move.from)
            }
        }
    }

    /// Photos whose files were moved to the trash in this session.
    func trashed(among photos: [Photo]) -> Set<PhotoID> {
        let gone = gone.withLock(\.self)
        guard !gone.isEmpty else { return [] }
        return Set(photos.filter { current($0).fileAddress.map(gone.contains) == true }.map(\.id))
    }

    /// Photo that can be stored: a file is identified by the digest of its contents.
    public func attach(_ photo: Photo) async throws(ScreenError) -> Photo {
        guard photo.id.isAddress, let store else { return photo }
        let attached: Photo
        do throws(StoreError) { attached = try await store.attached(current(photo)) } catch {
            throw .store(error)
        }
        replace(photo, by: attached)
        return attached
    }

    /// Identifiers, as in the list, of the photos that `find` returns.
    func among(_ listed: [Photo], _ find: ([Photo]) -> Set<PhotoID>) -> Set<PhotoID> {
        guard listed.contains(where: { $0.id.service == .own }) else { return find(listed) }
        let current = listed.map(current), found = find(current)
        return Set(zip(listed, current).filter { found.contains($1.id) }.map(\.0.id))
    }
}
