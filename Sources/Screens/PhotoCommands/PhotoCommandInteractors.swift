public import GalleryCore
public import UseCases

public struct PhotoCommandInteractors: Sendable {
    let favorites: FavoriteEditingInteractor
    let saving: PhotoSavingInteractor
    let credits: CreditInteractor
    let copying: PictureCopyInteractor
    let taste: TasteFeedbackInteractor
    let boards: BoardEditingInteractor
    public let annotations: AnnotationInteractor
    let pages: any PageOpening
    public let changes: ChangeInteractor
    public let marks: PhotoMarks
    /// First use of the full-screen viewer in the session, when a hint explains its keys.
    let viewing = FirstUse()

    public init(
        favorites: FavoriteEditingInteractor, saving: PhotoSavingInteractor, credits: CreditInteractor,
        copying: PictureCopyInteractor,
        taste: TasteFeedbackInteractor, boards: BoardEditingInteractor, annotations: AnnotationInteractor,
        pages: any PageOpening, changes: ChangeInteractor, marks: PhotoMarks
    ) {
        self.favorites = favorites
        self.saving = saving
        self.credits = credits
        self.copying = copying
        self.taste = taste
        self.boards = boards
        self.annotations = annotations
        self.pages = pages
        self.changes = changes
        self.marks = marks
    }

    /// Photo with the user's alternative text, and the user's tags and note.
    func annotated(_ photo: Photo) -> (photo: Photo, annotation: Annotation) {
        (credits.described(photo), annotations.remarks(on: photo).annotation)
    }
}
