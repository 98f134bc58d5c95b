public import GalleryCore

public struct AnnotationInteractor: Sendable {
    let annotations: any AnnotationStore
    let boards: any BoardsStore
    let credits: CreditInteractor

    public init(annotations: any AnnotationStore, boards: any BoardsStore, credits: CreditInteractor) {
        self.annotations = annotations
        self.boards = boards
        self.credits = credits
    }

    /// An empty text removes the user's alternative text.
    public func set(altText: String, of photo: Photo) throws(ScreenError) {
        try credits.set(altText: altText, of: photo)
    }

    /// Photo with the user's alternative text, and the user's tags and note.
    public func annotated(_ photo: Photo) -> (photo: Photo, annotation: Annotation) {
        (credits.described(photo), remarks(on: photo).annotation)
    }

    public func annotate(_ photo: Photo, _ change: AnnotationChange) throws(ScreenError) -> Bool {
        guard case .tag(let tags) = change else { return try storing(annotations.annotate(photo.id, change)) }
        return try storing(annotations.annotate(photo.id, .tag(tags.map(\.withoutControls))))
    }

    public func tags() throws(ScreenError) -> [TagCount] { try storing(annotations.tags()) }

    public func stored(on photo: Photo) throws(ScreenError) -> Remarks {
        try storing(
            Remarks(
                annotation: annotations.annotation(of: photo.id), boards: boards.names(with: photo.id)))
    }

    /// Empty if the store cannot be read.
    public func remarks(on photo: Photo) -> Remarks {
        (try? stored(on: photo)) ?? Remarks()
    }
}
