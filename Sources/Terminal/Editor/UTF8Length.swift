enum UTF8Length {
    /// Length by the first byte; 0 if it is invalid.
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
