import PseudoTerminals

extension RawServer {
    /// What makes the program take it for Unsplash.
    var unsplash: [String: String] { ["GALLERY_UNSPLASH_URL": base, "UNSPLASH_ACCESS_KEY": "x"] }
}
