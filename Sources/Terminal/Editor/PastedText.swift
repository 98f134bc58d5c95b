import TextLayout

/// Pasted text made one harmless line, so that it is seen before it runs.
enum PastedText {
    /// Line ends and tabs are spaces, blank ends go; nothing invisible stays, so that what runs is what is seen.
    static func oneLine(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline)
        let joined = lines.joined(separator: " ")
        let clean = CleanText.clean(joined)
        return String(clean.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
