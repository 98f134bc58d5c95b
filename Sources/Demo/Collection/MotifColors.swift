extension Motif {
    /// Color tags.
    var colorWords: [String] {
        isMonochrome ? ["black and white", "monochrome"] : palette.words
    }
}
