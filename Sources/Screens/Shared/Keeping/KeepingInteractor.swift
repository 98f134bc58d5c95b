import FoundationEssentials
public import GalleryCore

/// The rules of keeping: the entity first and for good, then its pictures; a file only when it is whole.
public struct KeepingInteractor: KeepingInteracting {
    private let catalog: any PhotoCatalog
    private let pictures: any PictureFetching
    private let favorites: any FavoritesStore
    private let files: any PhotoFiles
    private let checker: any PictureChecking

    /// Takes the ports.
    public init(
        catalog: any PhotoCatalog, pictures: any PictureFetching, favorites: any FavoritesStore,
        files: any PhotoFiles, checker: any PictureChecking
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.favorites = favorites
        self.files = files
        self.checker = checker
    }

    func keep(_ photo: Photo) async throws(Trouble) -> KeepOutcome {
        let before = try keeping { () throws(StoreError) in try favorites.favorite(photo.id) }
        if before != nil, try pictureIsKept(photo.id) { return .already }
        try keeping { () throws(StoreError) in try favorites.add(photo, at: Date()) }
        await completeEntity(photo)
        for size in KeptPictureSize.allCases {
            let bytes: [UInt8]
            do throws(CatalogError) {
                bytes = try await pictures.picture(photo.source, of: photo.id.service, width: size.width)
            } catch {
                return .withoutPicture(error)
            }
            try keeping { () throws(StoreError) in
                try favorites.keep(picture: bytes, size: size, of: photo.id)
            }
        }
        return before == nil ? .kept : .already
    }

    func forget(_ id: PhotoID) throws(Trouble) -> Bool {
        try keeping { () throws(StoreError) in try favorites.remove(id) }
    }

    func kept(among photos: [Photo]) -> Set<PhotoID> {
        (try? favorites.among(photos.map(\.id))) ?? []
    }

    func save(
        _ photo: Photo, in folder: String?, progress: @escaping @MainActor (Int64, Int64?) -> Void
    ) async throws(Trouble) -> Saved {
        guard photo.original != nil else { throw .catalog(.refused(Phrases.noOriginal)) }
        let draft = try keeping { () throws(StoreError) in try files.draft(in: folder) }
        let gate = ProgressGate()
        do throws(Trouble) {
            defer { gate.close() }
            try await asking { () throws(CatalogError) in
                try await pictures.download(photo, into: draft.path) { done, total in
                    guard gate.lets(at: Date()) else { return }
                    Task { @MainActor in if gate.isOpen { progress(done, total) } }
                }
            }
            try await check(draft)
            let path = try keeping { () throws(StoreError) in
                try files.publish(draft, of: photo, credit: Credit(photo).text())
            }
            return Saved(path: path, keeping: await keepSaved(photo))
        } catch {
            files.discard(draft)
            throw error
        }
    }

    /// The file is there: that the photo could not be kept as well does not take it away.
    private func keepSaved(_ photo: Photo) async -> Trouble? {
        do throws(Trouble) { _ = try await keep(photo) } catch { return error }
        return nil
    }

    private func check(_ draft: FileDraft) async throws(Trouble) {
        do throws(StoreError) { _ = try await checker.check(fileAt: draft.path) } catch {
            throw .store(error)
        }
    }

    private func pictureIsKept(_ id: PhotoID) throws(Trouble) -> Bool {
        try keeping { () throws(StoreError) in try favorites.picture(of: id, size: .screen) } != nil
    }

    /// Lists leave out camera and place; a favourite should have them offline. Failing here loses nothing.
    private func completeEntity(_ photo: Photo) async {
        guard photo.exif == nil, (catalog.budget()?.remaining ?? .max) > 10,
            catalog.service == photo.id.service,
            let whole = try? await catalog.photo(photo.id)
        else { return }
        try? favorites.add(whole, at: Date())
    }
}
