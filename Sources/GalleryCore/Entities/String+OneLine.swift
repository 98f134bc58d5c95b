extension String {
    /// Text on one line: line breaks, tabs and other control characters become spaces.
    public var onOneLine: String {
        func isControl(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
        guard unicodeScalars.contains(where: isControl) else { return self }
        return String(UnicodeScalarView(unicodeScalars.map { isControl($0) ? " " : $0 }))
    }
}
