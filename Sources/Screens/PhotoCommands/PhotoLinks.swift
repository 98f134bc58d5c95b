import GalleryCore

/// Where the words that are said of a photo lead to: https addresses, finished.
struct PhotoLinks: Equatable, Sendable {
    /// The photo's own page.
    let page: String?
    /// The author's profile.
    let author: String?
    /// The terms, and their name as it is printed.
    let license: String?
    let licenseName: String

    init(_ photo: Photo) {
        page = photo.pageLink.flatMap(WebLink.https)
        author = photo.author.link.flatMap(WebLink.https)
        license = photo.license.link.flatMap(WebLink.https)
        licenseName = photo.license.name
    }
}
