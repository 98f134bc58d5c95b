/// Words that the user may have meant.
public protocol NearestWords: Sendable {
    /// Word that the user may have meant; `nil` if `word` is known, or no similar word is known.
    func nearest(to word: String) async -> String?
    /// English tag that a word of another language means; `nil` if none is known.
    func tag(meaning word: String) -> String?
    /// Whether the word is between alternatives, as `or` is.
    func joinsAlternatives(_ word: String) -> Bool
    /// Whether the word is the command `search` in another language or keyboard layout.
    func isSearchCommand(_ word: String) -> Bool
}
