enum UTF8Length {
    /// Bytes of a character that begins with this byte; 0 if no character does.
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
