import FoundationEssentials
public import GalleryCore

/// Saves a photo's file, then adds the photo to the favorites: a file that is there stays whatever comes of that.
public struct PhotoSavingInteractor: PhotoSaving {
    private let files: any PhotoFiles
    private let pictures: any PictureFetching
    private let checker: any PictureChecking
    private let converter: any PictureConverting
    private let favorites: FavoriteEditingInteractor
    private let taste: any TasteLearning

    public init(
        files: any PhotoFiles, pictures: any PictureFetching, checker: any PictureChecking,
        converter: any PictureConverting, favorites: FavoriteEditingInteractor, taste: any TasteLearning
    ) {
        self.files = files
        self.pictures = pictures
        self.checker = checker
        self.converter = converter
        self.favorites = favorites
        self.taste = taste
    }

    func save(
        _ photo: Photo, _ order: SaveOrder, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(ScreenError) -> SavedPhoto {
        let saver = PhotoSaver(pictures: pictures, files: files, checker: checker, converter: converter)
        let file = try await saver.save(photo, order, progress: progress)
        taste.note(.saved, of: [photo], at: Date())
        return SavedPhoto(file: file, favoriteFailure: await addSaved(photo))
    }

    func path(of photo: Photo) throws(ScreenError) -> String? {
        try storing { () throws(StoreError) in try files.path(of: photo, in: nil, as: nil) }
    }

    private func addSaved(_ photo: Photo) async -> ScreenError? {
        do throws(ScreenError) { _ = try await favorites.add(photo) } catch { return error }
        return nil
    }
}
