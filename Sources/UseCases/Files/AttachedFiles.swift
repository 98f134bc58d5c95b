public import GalleryCore
import Synchronization

/// Files to which something was attached, or which were renamed or moved to the trash: lists have them by address,
/// stores by digest.
public final class AttachedFiles: Sendable {
    /// Photo as a list or store has it. The identifier of a row of a folder is the address that the file had when it
    /// was listed, and stays; copies of a picture have one digest.
    private struct Key: Hashable {
        let id: PhotoID
        let address: String?

        init(_ photo: Photo) { self.init(photo.id, photo.fileAddress) }

        init(_ id: PhotoID, _ address: String?) {
            (self.id, self.address) = (id, id.isAddress ? nil : address)
        }
    }

    private let store: (any FileIdentifying)?
    private let photos = Mutex<[Key: Photo]>([:])
    /// Files that were moved to the trash.
    private let gone = Mutex<[Key: Photo]>([:])

    public init(_ store: (any FileIdentifying)? = nil) { self.store = store }

    /// Photo as stores have it.
    public func current(_ photo: Photo) -> Photo {
        photo.id.service == .own ? photos.withLock { $0[Key(photo)] } ?? photo : photo
    }

    /// Row of a list under the present name of its file.
    public func renamed(_ photo: Photo) -> Photo {
        guard photo.id.isAddress, !photo.id.isFolder else { return current(photo) }
        let address = photos.withLock { $0[Key(photo)]?.fileAddress } ?? photo.id.key
        return address == photo.fileAddress ? photo : photo.moved(to: address, as: photo.id)
    }

    public func renamed(_ list: PhotoList) -> PhotoList {
        guard list.photos.contains(where: { $0.id.service == .own }) else { return list }
        var list = list
        list.photos = list.photos.map(renamed)
        return list
    }

    /// Keys of the rows and stored photos that show the file of a photo, which has its present address.
    private func keys(of photo: Photo, among photos: [Key: Photo]) -> Set<Key> {
        guard let address = photo.fileAddress else { return [Key(photo)] }
        let keys = photos.filter { $0.value.fileAddress == address }.keys
        let gone = gone.withLock(\.self)
        // A row of this address that has not moved shows the same file.
        let rows = [Key(photo), Key(.file(address), nil)].filter { photos[$0] == nil && gone[$0] == nil }
        return Set(keys).union(rows)
    }

    /// `photo` has its present address.
    func replace(_ photo: Photo, by other: Photo) {
        photos.withLock { photos in
            var keys = self.keys(of: photo, among: photos)
            if !other.id.isAddress { keys.insert(Key(other.id, photo.fileAddress)) }
            for key in keys { photos[key] = other }
        }
    }

    func recordGone(_ photo: Photo) {
        let keys = photos.withLock { self.keys(of: photo, among: $0) }
        gone.withLock { gone in
            for key in keys { gone[key] = photo }
        }
    }

    /// Follows an undone move: of a trashed file, or of a renamed one, whose photo is shown under its former name.
    func restore(_ move: FileMove) {
        gone.withLock { $0 = $0.filter { $0.value.fileAddress != move.from } }
        photos.withLock { photos in
            for (key, known) in photos where known.fileAddress == move.to {
                photos[key] = known.moved(to: move.from)
            }
        }
    }

    /// Photos whose files were moved to the trash in this session.
    func trashed(among photos: [Photo]) -> Set<PhotoID> {
        let gone = gone.withLock(\.self)
        guard !gone.isEmpty else { return [] }
        return Set(photos.lazy.filter { !$0.id.isFolder && gone[Key($0)] != nil }.map(\.id))
    }

    /// Photo that can be stored: a file is identified by the digest of its contents.
    public func attach(_ photo: Photo) async throws(ScreenError) -> Photo {
        guard photo.id.isAddress, let store else { return photo }
        let attached: Photo
        let present = current(photo)
        do throws(StoreError) { attached = try await store.attached(present) } catch {
            throw .ofFile(error)
        }
        replace(present, by: attached)
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
                    known[Key(photo)] = stored
                } else if photo.date != nil {
                    // Another file, in place of one that was renamed.
                    known[Key(photo)] = nil
                }
            }
        }
        gone.withLock { gone in
            for photo in photos where gone[Key(photo)].map({ $0.date != photo.date }) == true {
                gone[Key(photo)] = nil
            }
        }
        return photos
    }

    public func paths(annotatedWith word: String, isWhole: Bool) -> [[UInt8]] {
        store?.paths(annotatedWith: word, isWhole: isWhole) ?? []
    }
}
