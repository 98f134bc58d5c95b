import GalleryCore

enum OpenverseText {
    /// Text on one line, with markup removed and escapes decoded; the given text if that leaves nothing.
    static func plain(_ text: String) -> String {
        let plain = MarkedText.unescaped(EscapedText.decoded(MarkedText.removingTags(text))).oneLine
        return plain.isEmpty ? text : plain
    }
}
