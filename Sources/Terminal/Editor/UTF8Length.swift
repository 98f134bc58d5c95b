/// The length of a character in UTF-8 (RFC 3629).
enum UTF8Length {
    /// By its first byte; 0 for a byte that begins none.
    static func of(_ first: UInt8) -> Int {
        switch first {
        case ..<0x80: 1
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 0
        }
    }
}
