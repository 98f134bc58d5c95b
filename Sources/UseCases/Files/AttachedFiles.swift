public import GalleryCore
import Synchronization

/// Files to which something was attached: lists have them by address, stores by digest.
public final class AttachedFiles: Sendable {
    private let store: (any FileIdentifying)?
    /// Photos by the addresses of their files in lists.
    private let photos = Mutex<[PhotoID: Photo]>([:])
    /// Addresses of files that were moved to the trash.
    private let gone = Mutex<Set<String>>([])

    public init(_ store: (any FileIdentifying)? = nil) { self.store = store }

    /// Photo as stores have it.
    public func current(_ photo: Photo) -> Photo {
        photo.id.service == .own ? photos.withLock { $0[Self.key(photo)] } ?? photo : photo
    }

    /// Row of a list under the present name of its file.
    public func renamed(_ photo: Photo) -> Photo {
        guard photo.id.isAddress else { return current(photo) }
        let address = photos.withLock { $0[photo.id]?.fileAddress } ?? photo.id.key
        guard !photo.id.isFolder, address != photo.fileAddress else { return photo }
        return photo.moved(to: address, as: photo.id)
    }

    public func renamed(_ list: PhotoList) -> PhotoList {
        guard list.photos.contains(where: { $0.id.service == .own }) else { return list }
        var list = list
        list.photos = list.photos.map(renamed)
        return list
    }

    /// Address of a file, as copies of a picture have one identifier. `fileAddress` of a folder is that of its cover.
    private static func key(_ photo: Photo) -> PhotoID {
        photo.id.isFolder ? photo.id : photo.fileAddress.map(PhotoID.file) ?? photo.id
    }

    func replace(_ photo: Photo, by other: Photo) {
        photos.withLock { photos in
            let key = Self.key(photo)
            for (id, known) in photos where Self.key(known) == key { photos[id] = other }
            photos[key] = other
            // Rows keep their identifiers, but have the new address.
            photos[Self.key(other)] = other
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
                let isListed = known.id.isAddress && id.key == move.from
                photos[id] = isListed ? nil : known.moved(to: move.from)
            }
        }
    }

    /// Photos whose files were moved to the trash in this session.
    func trashed(among photos: [Photo]) -> Set<PhotoID> {
        let gone = gone.withLock(\.self)
        guard !gone.isEmpty else { return [] }
        let files = photos.filter { !$0.id.isFolder }
        return Set(files.filter { current($0).fileAddress.map(gone.contains) == true }.map(\.id))
    }

    /// Photo that can be stored: a file is identified by the digest of its contents.
    public func attach(_ photo: Photo) async throws(ScreenError) -> Photo {
        guard photo.id.isAddress, let store else { return photo }
        let attached: Photo
        do throws(StoreError) { attached = try await store.attached(current(photo)) } catch {
            throw .ofFile(error)
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

extension AttachedFiles: FileIdentifying {
    public func attached(_ photo: Photo) async throws(StoreError) -> Photo {
        try await store?.attached(photo) ?? photo
    }

    /// Returns the same photos: lists have files by address, since files with equal contents are rows of their own.
    public func recognized(_ photos: [Photo]) -> [Photo] {
        let stored = store?.recognized(photos) ?? photos
        self.photos.withLock { known in
            for (photo, stored) in zip(photos, stored) where !photo.id.isFolder {
                if stored.id != photo.id {
                    known[photo.id] = stored
                } else if photo.date != nil {
                    // Another file, in place of one that was renamed.
                    known[photo.id] = nil
                }
            }
        }
        return photos
    }

    public func paths(annotatedWith word: String) -> [[UInt8]] { store?.paths(annotatedWith: word) ?? [] }
}
