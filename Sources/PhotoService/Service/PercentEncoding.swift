import GalleryCore

extension String {
    /// Encodes every byte except the unreserved ones (RFC 3986, 2.3); safe as a path segment or query value.
    var percentEncoded: String { WebLink.component(self) }
}
