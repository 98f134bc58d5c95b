import GalleryCore

/// What the person adds to photos: tags and a note. The boards a photo is on are told with them.
struct AnnotationInteractor: Sendable {
    let annotations: any AnnotationStore
    let boards: any BoardsStore

    /// False when the photo is neither a favorite nor on a board.
    func annotate(_ photo: Photo, _ change: AnnotationChange) throws(ScreenError) -> Bool {
        try storing(annotations.annotate(photo.id, change))
    }

    func stored(on photo: Photo) throws(ScreenError) -> Remarks {
        try storing(
            Remarks(
                annotation: annotations.annotation(of: photo.id), boards: boards.names(with: photo.id)))
    }

    /// Empty when the store cannot tell.
    func remarks(on photo: Photo) -> Remarks {
        (try? stored(on: photo)) ?? Remarks(annotation: Annotation(), boards: [])
    }
}
