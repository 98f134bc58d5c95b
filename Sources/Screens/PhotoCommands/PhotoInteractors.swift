public import GalleryCore

/// What the commands of photos work with: one interactor a concern.
public struct PhotoInteractors: Sendable {
    let favorites: FavoriteEditingInteractor
    let saving: PhotoSavingInteractor
    let taste: TasteInteractor
    let seen: SeenInteractor
    public let boards: BoardEditingInteractor
    let annotations: AnnotationInteractor
    let pages: any PageOpening

    public init(
        favorites: FavoriteEditingInteractor, saving: PhotoSavingInteractor, taste: TasteInteractor,
        seen: SeenInteractor, boards: BoardEditingInteractor, annotations: AnnotationInteractor,
        pages: any PageOpening
    ) {
        self.favorites = favorites
        self.saving = saving
        self.taste = taste
        self.seen = seen
        self.boards = boards
        self.annotations = annotations
        self.pages = pages
    }

    /// A photo is looked at from now on: that teaches, and it is recorded as seen.
    func look(at photo: Photo) {
        taste.look(at: photo)
        seen.record([photo])
    }
}
