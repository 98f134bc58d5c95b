extension String {
    /// Text on one line, trimmed and with single spaces.
    public var oneLine: String {
        // Shortcut for a single ASCII word, as most tags are.
        if utf8.allSatisfy({ 0x21..<0x80 ~= $0 }) { return self }
        return split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Text with spaces in place of line breaks, tabs and other control characters.
    public var withoutControls: String {
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
