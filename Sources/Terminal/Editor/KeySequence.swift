enum KeySequence: Equatable {
    case key
    case pasteBegin
    /// A report of the terminal, or the end of a paste that has no start.
    case report

    /// `bytes` is a complete sequence, starting at ESC.
    init(_ bytes: [UInt8]) {
        guard bytes.count > 2, bytes[1] == UInt8(ascii: "["), let final = bytes.last else {
            self = .key
            return
        }
        let body = bytes[2..<(bytes.count - 1)]
        if body.elementsEqual("200".utf8), final == UInt8(ascii: "~") {
            self = .pasteBegin
        } else if Self.isReport(body, final) {
            self = .report
        } else {
            self = .key
        }
    }

    private static func isReport(_ body: ArraySlice<UInt8>, _ final: UInt8) -> Bool {
        // Private parameters and intermediates: DA, DECRPM, DECRQSS, mouse.
        if body.contains(where: { (0x3C...0x3F).contains($0) || $0 < 0x30 }) { return true }
        return switch final {
        case UInt8(ascii: "~"): body.elementsEqual("201".utf8)
        // DSR, window reports, terminal parameters, and keys of kitty's protocol, which this program never enables.
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "x"), UInt8(ascii: "u"): true
        case UInt8(ascii: "R"): !body.isEmpty
        case UInt8(ascii: "I"), UInt8(ascii: "O"): body.isEmpty
        default: false
        }
    }
}
