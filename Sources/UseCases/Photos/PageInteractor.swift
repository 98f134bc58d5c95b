public import GalleryCore

/// Opens web pages of photos.
public struct PageInteractor: Sendable {
    let pages: any PageOpening

    public init(pages: any PageOpening) { self.pages = pages }

    /// Returns false if no browser opens. `link` is an https address.
    public func open(_ link: String) async -> Bool { await pages.open(link) }
}
