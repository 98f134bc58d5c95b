/// Words that correct a mistyped one.
public protocol NearestWords: Sendable {
    /// `nil` if the word is known, or if no known word is near.
    func nearest(to word: String) async -> String?
}
