public protocol AltTextStore: Sendable {
    /// `nil` if the user gave none.
    func altText(of photo: PhotoID) throws(StoreError) -> String?
    /// An empty text removes the stored one.
    func set(altText: String, of photo: PhotoID) throws(StoreError)
}
