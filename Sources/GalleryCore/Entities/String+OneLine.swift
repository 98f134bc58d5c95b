extension String {
    /// Text on one line: line breaks, tabs and other control characters become spaces.
    public var onOneLine: String {
        func isControl(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
            default: false
            }
        }
        guard unicodeScalars.contains(where: isControl) else { return self }
        return String(UnicodeScalarView(unicodeScalars.map { isControl($0) ? " " : $0 }))
    }
}
