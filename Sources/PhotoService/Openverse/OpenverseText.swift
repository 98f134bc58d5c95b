import GalleryCore

enum OpenverseText {
    /// Text on one line, with markup removed and escapes decoded; the given text if that leaves nothing.
    static func plain(_ text: String) -> String {
        let plain = EscapedText.decoded(MarkedText.withoutTags(text)).oneLine
        return plain.isEmpty ? text : plain
    }
}
