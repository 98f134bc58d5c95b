/// Texts, camera settings, dates and position in Exif data (CIPA DC-008). `data` begins with the TIFF header.
package struct ExifFacts {
    /// Written by Windows, as are the second description, the keywords, and the author if there is no artist.
    package private(set) var title = ""
    package private(set) var descriptions: [String] = []
    package private(set) var author = ""
    package private(set) var copyright = ""
    package private(set) var keywords: [String] = []
    package private(set) var camera: String?
    package private(set) var lens: String?
    /// Seconds, such as `1/250` or `2.5`.
    package private(set) var exposure: String?
    package private(set) var aperture: Double?
    package private(set) var focalLength: Double?
    package private(set) var iso: Int?
    /// Form `2024:05:01 12:00:00`.
    package private(set) var taken = ""
    /// When a picture was scanned or the file was made by the camera, in the same form.
    package private(set) var digitized = ""
    /// From 1 to 8; 1 if missing or invalid.
    package private(set) var orientation = 1
    package private(set) var position: (latitude: Double, longitude: Double)?
    package private(set) var size: (width: Int, height: Int)?
    /// Range of the embedded JPEG thumbnail in the data.
    package private(set) var thumbnail: Range<Int>?

    package init?(_ data: UnsafeRawBufferPointer) {
        let isLittle = data.starts(with: Array("II*\0".utf8))
        guard isLittle || data.starts(with: Array("MM\0*".utf8)) else { return nil }
        let tiff = TIFFDirectories(data: data, isLittle: isLittle)
        guard let first = data.number(at: 4, 4, isLittle: isLittle) else { return nil }
        let main = tiff.entries(at: first)
        read(main, tiff)
        if let at = tiff.number(0x8769, in: main) { read(exif: tiff.entries(at: at), tiff) }
        if let at = tiff.number(0x8825, in: main) { read(position: tiff.entries(at: at), tiff) }
        let second = tiff.entries(at: tiff.next(after: first))
        if let start = tiff.number(0x0201, in: second), let length = tiff.number(0x0202, in: second),
            length > 0,
            start >= 0, start <= data.count - length
        {
            thumbnail = start..<start + length
        }
    }

    private mutating func read(_ main: [Int: TIFFDirectories.Entry], _ tiff: TIFFDirectories) {
        func texts(_ tag: Int) -> [String] { Self.parts(of: tiff.text(tag, in: main)) }
        camera = Self.camera(tiff.text(0x010F, in: main), tiff.text(0x0110, in: main))
        title = tiff.text(0x9C9B, in: main)
        descriptions = [tiff.text(0x010E, in: main), tiff.text(0x9C9C, in: main)].filter { !$0.isEmpty }
        author = [texts(0x013B), texts(0x9C9D)].first { !$0.isEmpty }?.joined(separator: ", ") ?? ""
        // The photographer's copyright, a zero byte, and the editor's.
        copyright = tiff.text(0x8298, in: main, replacingZeros: true)
        keywords = texts(0x9C9E)
        if let value = tiff.number(0x0112, in: main), 1...8 ~= value { orientation = value }
        if let width = tiff.number(0x0100, in: main), let height = tiff.number(0x0101, in: main) {
            size = (width, height)
        }
    }

    /// Parts of a text between semicolons.
    private static func parts(of text: String) -> [String] {
        text.split(separator: ";").map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
    }

    /// `nil` without a maker and a model.
    static func camera(_ maker: String, _ model: String) -> String? {
        // Many models begin with the maker's name.
        let isNamed = maker.isEmpty || model.lowercased().hasPrefix(maker.lowercased().prefix { $0 != " " })
        let name = isNamed ? model : maker + " " + model
        return name.isEmpty ? nil : name
    }

    private mutating func read(exif: [Int: TIFFDirectories.Entry], _ tiff: TIFFDirectories) {
        let lens = tiff.text(0xA434, in: exif)
        self.lens = lens.isEmpty ? nil : lens
        taken = tiff.text(0x9003, in: exif)
        digitized = tiff.text(0x9004, in: exif)
        iso = tiff.number(0x8827, in: exif)
        aperture = tiff.fractions(0x829D, in: exif).first.flatMap(\.value)
        focalLength = tiff.fractions(0x920A, in: exif).first.flatMap(\.value)
        exposure = tiff.fractions(0x829A, in: exif).first.flatMap { time in
            guard time.numerator > 0, let seconds = time.value else { return nil }
            let isShort = time.numerator * 10 < time.denominator * 3
            let parts = (time.denominator + time.numerator / 2) / time.numerator
            return isShort ? "1/\(parts)" : "\((seconds * 10).rounded() / 10)"
        }
    }

    private mutating func read(position: [Int: TIFFDirectories.Entry], _ tiff: TIFFDirectories) {
        func degrees(_ tag: Int, negative: String) -> Double? {
            let parts = tiff.fractions(tag, in: position).compactMap(\.value)
            guard parts.count == 3 else { return nil }
            let value = parts[0] + parts[1] / 60 + parts[2] / 3_600
            return tiff.text(tag - 1, in: position) == negative ? -value : value
        }
        guard let latitude = degrees(2, negative: "S"), let longitude = degrees(4, negative: "W") else {
            return
        }
        self.position = (latitude, longitude)
    }
}

/// Directories of a TIFF structure. Offsets are relative to `data`; entries outside it are left out.
struct TIFFDirectories {
    struct Entry {
        let type: Int
        let count: Int
        let at: Int
    }

    struct Fraction {
        let numerator: Int
        let denominator: Int

        var value: Double? { denominator == 0 ? nil : Double(numerator) / Double(denominator) }
    }

    private static let most = 1_000
    /// Size in bytes of one value of each type, indexed by the type's number.
    private static let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

    let data: UnsafeRawBufferPointer
    let isLittle: Bool

    func entries(at start: Int?) -> [Int: Entry] {
        guard let start, let count = number(start, 2), count <= Self.most else { return [:] }
        var entries: [Int: Entry] = [:]
        for at in stride(from: start + 2, to: start + 2 + count * 12, by: 12) {
            guard let tag = number(at, 2), let type = number(at + 2, 2), let count = number(at + 4, 4),
                Self.sizes.indices.contains(type == 129 ? 2 : type)
            else { continue }
            let length = Self.sizes[type == 129 ? 2 : type] * count
            let from = length > 4 ? number(at + 8, 4) : at + 8
            guard let from, count > 0, from <= data.count - length else { continue }
            entries[tag] = entries[tag] ?? Entry(type: type, count: count, at: from)
        }
        return entries
    }

    func next(after start: Int) -> Int? {
        number(start, 2).flatMap { number(start + 2 + $0 * 12, 4) }.flatMap { $0 == 0 ? nil : $0 }
    }

    /// Type 2 is text, 129 (Exif 3.0) is UTF-8; bytes, type 1, are UTF-16 of Windows, always little-endian.
    func text(_ tag: Int, in entries: [Int: Entry], replacingZeros: Bool = false) -> String {
        guard let entry = entries[tag] else { return "" }
        let range = entry.at..<entry.at + entry.count
        return switch entry.type {
        case 1: data.wideText(range)
        case 2, 129: data.text(range, replacingZeros: replacingZeros)
        default: ""
        }
    }

    func number(_ tag: Int, in entries: [Int: Entry]) -> Int? {
        guard let entry = entries[tag], [3, 4].contains(entry.type) else { return nil }
        return number(entry.at, entry.type == 3 ? 2 : 4)
    }

    func fractions(_ tag: Int, in entries: [Int: Entry]) -> [Fraction] {
        guard let entry = entries[tag], entry.type == 5, entry.count <= 8 else { return [] }
        return (0..<entry.count).compactMap { index in
            guard let top = number(entry.at + index * 8, 4), let bottom = number(entry.at + index * 8 + 4, 4)
            else { return nil }
            return Fraction(numerator: top, denominator: bottom)
        }
    }

    private func number(_ at: Int, _ length: Int) -> Int? { data.number(at: at, length, isLittle: isLittle) }
}
