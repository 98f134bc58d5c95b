/// Finds photos like one without asking a service: among those that were seen or are kept on this machine.
public protocol SimilarPhotos: Sendable {
    /// What is known of a photo here; nil when nothing is.
    func photo(_ id: PhotoID) -> Photo?
    /// At most `count` photos like this one, itself left out, the likest first: those at hand and `found` ones. By colour
    /// only such whose colour is known.
    func alike(_ photo: Photo, by likeness: Similarity, among found: [Photo], count: Int) -> [Photo]
}
