public import GalleryCore

public struct AnnotationInteractor: Sendable {
    let annotations: any AnnotationStore
    let boards: any BoardsStore

    public init(annotations: any AnnotationStore, boards: any BoardsStore) {
        self.annotations = annotations
        self.boards = boards
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
