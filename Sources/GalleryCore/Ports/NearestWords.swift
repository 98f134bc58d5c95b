public protocol NearestWords: Sendable {
    /// Word that the user may have meant; `nil` if `word` is known, or no similar word is known.
    func nearest(to word: String) async -> String?
}
