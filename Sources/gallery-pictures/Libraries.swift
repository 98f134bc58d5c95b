import CImageCodecs

/// Output of `gallery-pictures --version`: libraries, sandbox measures and rare formats, one line each.
enum Libraries {
    static func print(_ holding: [String]) {
        var text = [CChar](repeating: 0, count: 300)
        gic_libraries(&text, text.count)
        let libraries = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let formats = FormatName.rare.filter { gic_has_format($0.format) }.map(\.name)
        let lines =
            libraries
            + Array("\n\(holding.joined(separator: " "))\n\(formats.joined(separator: ", "))\n".utf8)
        lines.withUnsafeBytes(StandardOutput.write)
    }
}
