public protocol AnnotationStore: Sendable {
    /// Empty for a photo that is not stored.
    func annotation(of photo: PhotoID) throws(StoreError) -> Annotation
    /// Own tags of stored photos, most frequent first.
    func tags() throws(StoreError) -> [TagCount]
    /// Returns `false` if the photo is neither a favorite nor on a board.
    func annotate(_ photo: PhotoID, _ change: AnnotationChange) throws(StoreError) -> Bool
}

public protocol AltTextStore: Sendable {
    /// The user's text; `nil` if not set.
    func altText(of photo: PhotoID) throws(StoreError) -> String?
    /// Texts that the user replaced in the last 30 days.
    func formerAltTexts(of photo: PhotoID) throws(StoreError) -> [String]
    /// An empty text removes the stored one.
    func set(altText: String, of photo: PhotoID) throws(StoreError)
}
