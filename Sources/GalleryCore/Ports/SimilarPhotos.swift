/// Finds photos like one without asking a service: among those that were seen or are kept on this machine.
public protocol SimilarPhotos: Sendable {
    /// What is known of a photo here; nil when nothing is.
    func photo(_ id: PhotoID) -> Photo?
    /// What the picture of a photo looks like, where that is known here.
    func look(of photo: PhotoID) -> PictureLook?
    /// At most `count` photos that share words with this one, itself left out, the likest first.
    func alike(_ photo: Photo, count: Int) -> [Photo]
    /// At most `count` photos of colors like this one's, itself left out, the likest first: those at hand and `found`
    /// ones whose color is known.
    func alike(_ photo: Photo, byColorAmong found: [Photo], count: Int) -> [Photo]
    /// At most `count` photos that look so, the likest first.
    func alike(_ look: PictureLook, count: Int) -> [Photo]
}
