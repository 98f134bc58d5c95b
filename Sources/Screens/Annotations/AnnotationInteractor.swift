import GalleryCore

/// Tags and notes of photos, read together with the boards of a photo.
struct AnnotationInteractor: Sendable {
    let annotations: any AnnotationStore
    let boards: any BoardsStore

    /// Returns false if the photo is neither a favorite nor on a board.
    func annotate(_ photo: Photo, _ change: AnnotationChange) throws(ScreenError) -> Bool {
        try storing(annotations.annotate(photo.id, change))
    }

    func stored(on photo: Photo) throws(ScreenError) -> Remarks {
        try storing(
            Remarks(
                annotation: annotations.annotation(of: photo.id), boards: boards.names(with: photo.id)))
    }

    /// Empty if the store cannot be read.
    func remarks(on photo: Photo) -> Remarks {
        (try? stored(on: photo)) ?? Remarks(annotation: Annotation(), boards: [])
    }
}
