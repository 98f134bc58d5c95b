public protocol AltTextStore: Sendable {
    /// The user's text; `nil` if not set.
    func altText(of photo: PhotoID) throws(StoreError) -> String?
    /// An empty text removes the stored one.
    func set(altText: String, of photo: PhotoID) throws(StoreError)
}
