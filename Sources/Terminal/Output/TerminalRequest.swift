import FoundationEssentials

/// What a terminal is asked for beside showing text. Whatever is in it, nothing of it ends the sequence early.
enum TerminalRequest {
    /// Puts text onto the clipboard (OSC 52, xterm's ctlseqs); nil for more than terminals take.
    static func copy(_ text: String) -> String? {
        guard text.utf8.count <= 50_000 else { return nil }
        return "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\"
    }

    /// Tells a person who looks elsewhere.
    static func notify(_ text: String, by way: TerminalServices.Notification) -> String {
        // A semicolon parts fields; the text is cleaned of everything else that could mean anything.
        let text = text.replacing(";", with: ",")
        return switch way {
        case .iterm: "\u{1B}]9;gallery: \(text)\u{1B}\\"
        case .rxvt: "\u{1B}]777;notify;gallery;\(text)\u{1B}\\"
        // Only while the window is not looked at (kitty's desktop notifications, `o=unfocused`).
        case .kitty: "\u{1B}]99;o=unfocused;gallery: \(text)\u{1B}\\"
        }
    }
}
