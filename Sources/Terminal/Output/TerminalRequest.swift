import FoundationEssentials

/// Sequences for clipboard and notifications. No argument can end a sequence early.
enum TerminalRequest {
    /// Sets the clipboard (OSC 52, xterm's ctlseqs); `nil` if longer than terminals accept.
    static func copy(_ text: String) -> String? {
        guard text.utf8.count <= 50_000 else { return nil }
        return "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\"
    }

    static func notify(_ text: String, by way: TerminalServices.Notification) -> String {
        // Semicolons separate fields. The text has no control characters.
        let text = text.replacing(";", with: ",")
        return switch way {
        case .iterm: "\u{1B}]9;gallery: \(text)\u{1B}\\"
        case .rxvt: "\u{1B}]777;notify;gallery;\(text)\u{1B}\\"
        // Shown only while the window has no focus (kitty's desktop notifications, `o=unfocused`).
        case .kitty: "\u{1B}]99;o=unfocused;gallery: \(text)\u{1B}\\"
        }
    }
}
