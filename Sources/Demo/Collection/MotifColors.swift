extension Motif {
    /// Color words for the tags; a black and white picture has its own.
    var colorWords: [String] {
        isMonochrome ? ["black and white", "monochrome"] : palette.words
    }
}
