import CImageCodecs

/// What pictures are decoded with: `gallery-pictures --version`.
enum Libraries {
    static func tell() {
        var text = [CChar](repeating: 0, count: 200)
        gic_libraries(&text, text.count)
        let line = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) } + [0x0A]
        line.withUnsafeBytes(StandardOutput.write)
    }
}
