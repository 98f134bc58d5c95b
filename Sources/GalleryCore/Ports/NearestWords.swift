public protocol NearestWords: Sendable {
    /// `nil` if the word is known, or if no known word is similar.
    func nearest(to word: String) async -> String?
}
