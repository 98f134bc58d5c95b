import FoundationEssentials

/// Sequences for clipboard and notifications. No argument can end a sequence early.
enum TerminalRequest {
    /// Sets the clipboard (OSC 52, xterm's ctlseqs); `nil` if longer than terminals accept.
    static func copy(_ text: String) -> String? {
        guard text.utf8.count <= 50_000 else { return nil }
        return "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\"
    }

    /// Sets the clipboard to data of a media type (OSC 5522 of kitty), in pieces of at most 4096 bytes.
    static func copy(_ data: [UInt8], type: String) -> String {
        let type = Data(type.utf8).base64EncodedString()
        var text = "\u{1B}]5522;type=write\u{1B}\\"
        for start in stride(from: 0, to: data.count, by: 4096) {
            let piece = Data(data[start..<min(start + 4096, data.count)]).base64EncodedString()
            text += "\u{1B}]5522;type=wdata:mime=\(type);\(piece)\u{1B}\\"
        }
        return text + "\u{1B}]5522;type=wdata\u{1B}\\"
    }

    static func notify(_ text: String, by way: TerminalServices.Notification) -> String {
        // Semicolons separate fields. The text has no control characters.
        let text = text.unicodeScalars.map { $0 == ";" ? "," : String($0) }.joined()
        return switch way {
        case .iterm: "\u{1B}]9;gallery: \(text)\u{1B}\\"
        case .rxvt: "\u{1B}]777;notify;gallery;\(text)\u{1B}\\"
        // Shown only while the window has no focus (kitty's desktop notifications, `o=unfocused`).
        case .kitty: "\u{1B}]99;o=unfocused;gallery: \(text)\u{1B}\\"
        }
    }
}
