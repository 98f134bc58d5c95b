import CImageCodecs

/// What pictures are decoded with, and in the second line what contains the decoder: `gallery-pictures --version`.
enum Libraries {
    static func tell(_ holding: [String]) {
        var text = [CChar](repeating: 0, count: 300)
        gic_libraries(&text, text.count)
        let libraries = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let lines = libraries + Array("\n\(holding.joined(separator: " "))\n".utf8)
        lines.withUnsafeBytes(StandardOutput.write)
    }
}
