import GalleryCore

/// Copy of Exif (CIPA DC-008, 4.6) with the tags of a list. A converted picture has none that apply only to the
/// original: pixel dimensions and positions, color space, thumbnail and maker notes; its orientation is upright.
struct ExifCopy {
    private typealias Entry = (tag: Int, head: [UInt8], value: [UInt8])

    /// The length field of a JPEG segment has two bytes and includes itself and the signature.
    private static let longest = 0xFFFF - 2 - 6
    private static let longestSource = 1 << 20
    /// Size in bytes of one value of each TIFF type, indexed by the type's number.
    private static let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
    private static let exifTag = 0x8769
    private static let gpsTag = 0x8825
    private static let orientation = 0x0112
    private static let makerNotes = 0x927C
    private static let imageTags = [
        0x010E...0x0110, 0x011A...0x011B, 0x0128...0x0128, 0x0131...0x0132, 0x013B...0x013B, 0x8298...0x8298,
    ]
    private static let exifTags = [
        0x829A...0x829D, 0x8822...0x8824, 0x8827...0x8835, 0x9000...0x9012, 0x9201...0x9213, 0x9286...0x9292,
        0x9400...0x9405, 0xA20B...0xA20B, 0xA215...0xA217, 0xA300...0xA41F, 0xA430...0xA43C,
        0xA460...0xA462,
    ]
    private static let gpsTags = [0...0x1F]
    /// Tags that apply only to the original: sample positions, components, color space and pixel dimensions.
    private static let originalTags = [0x0213...0x0213, 0x9101...0x9102, 0xA000...0xA003]
    /// Tags that need no mention if left out: structure of the TIFF file, padding, and other directories.
    private static let structure = [
        0x00FE...0x0119, 0x0200...0x0214, 0xA005...0xA005, 0xC4A5...0xC4A5, 0xEA1C...0xEA1D,
        exifTag...exifTag,
        gpsTag...gpsTag, orientation...orientation,
    ]
    /// Tags whose values have no fixed form, or that depend on the place: image history, user comment, air pressure
    /// and similar, device settings.
    private static let doubtful = [0x9213, 0x9286, 0x9400, 0x9401, 0x9402, 0x9403, 0x9404, 0x9405, 0xA40B]

    private let source: [UInt8]
    private let isLittle: Bool

    /// Exif for a converted picture. `nil` if no tag is kept, if a directory or value is outside the data, or if two
    /// directories have one offset.
    static func converted(from file: borrowing OpenFile, keepsLocation: Bool) -> [UInt8]? {
        guard let range = ExifBlock.range(in: file), range.count <= longestSource else { return nil }
        let source = file.bytes(from: range.lowerBound, count: range.count)
        return ExifCopy(source)?.converted(keepsLocation: keepsLocation)
    }

    /// Exif for an unchanged picture. If unreadable, only the orientation is kept.
    static func withoutLocation(_ source: [UInt8]) -> CleanedMetadata {
        let copy = source.count <= longestSource ? ExifCopy(source) : nil
        return copy?.withoutLocation() ?? CleanedMetadata(bytes: copy?.onlyOrientation, leftOut: [.exif])
    }

    private init?(_ source: [UInt8]) {
        self.source = source
        isLittle = source.starts(with: Array("II*\0".utf8))
        guard isLittle || source.starts(with: Array("MM\0*".utf8)) else { return nil }
    }

    private func converted(keepsLocation: Bool) -> [UInt8]? {
        guard let start = number(4, 4), let image = entries(at: start, Self.imageTags),
            let exifStart = link(Self.exifTag, from: start), let gpsStart = link(Self.gpsTag, from: start),
            let thumbnail = thumbnail(after: start)
        else { return nil }
        let starts = [start, exifStart, gpsStart, thumbnail].filter { $0 != 0 }
        guard Set(starts).count == starts.count, thumbnail == 0 || number(thumbnail, 2) != nil,
            let exif = exifStart == 0 ? [] : entries(at: exifStart, Self.exifTags),
            let gps = gpsStart == 0 ? [] : entries(at: gpsStart, Self.gpsTags)
        else { return nil }
        let all = keepsLocation ? image + exif + gps : (image + exif).filter(isHarmless)
        guard !all.isEmpty else { return nil }
        return keepsLocation
            ? made(image, exif, gps, orientation: 1)
            : made(image.filter(isHarmless), exif.filter(isHarmless), [], orientation: 1)
    }

    private func withoutLocation() -> CleanedMetadata? {
        guard let start = number(4, 4), let imageTags = tags(at: start),
            let image = entries(at: start, Self.imageTags + Self.originalTags),
            let exifStart = link(Self.exifTag, from: start), exifStart != start,
            let exifTags = exifStart == 0 ? [] : tags(at: exifStart),
            let exif = exifStart == 0 ? [] : entries(at: exifStart, Self.exifTags + Self.originalTags)
        else { return nil }
        let kept = (image: image.filter(isHarmless), exif: exif.filter(isHarmless))
        let orientation = orientation(at: start)
        let isEmpty = kept.image.isEmpty && kept.exif.isEmpty && orientation == nil
        let bytes = isEmpty ? nil : made(kept.image, kept.exif, [], orientation: orientation)
        guard isEmpty || bytes != nil else { return nil }
        var cleaned = CleanedMetadata(bytes: bytes)
        cleaned.hadLocation = imageTags.contains(Self.gpsTag) || exifTags.contains(Self.gpsTag)
        if exifTags.contains(Self.makerNotes) { cleaned.leftOut.insert(.makerNotes) }
        if thumbnail(after: start) != 0 { cleaned.leftOut.insert(.thumbnail) }
        let known = Set((kept.image + kept.exif).map(\.tag))
        let others = (imageTags + exifTags).filter { tag in
            !known.contains(tag) && tag != Self.makerNotes && !Self.structure.contains { $0.contains(tag) }
        }
        if !others.isEmpty { cleaned.leftOut.insert(.exifFields) }
        return cleaned
    }

    private var onlyOrientation: [UInt8]? {
        number(4, 4).flatMap(orientation).flatMap { made([], [], [], orientation: $0) }
    }

    private func isHarmless(_ entry: Entry) -> Bool {
        guard !Self.doubtful.contains(entry.tag) else { return false }
        // Numbers have a fixed form; text and undefined data do not.
        let type = isLittle ? entry.head[2] : entry.head[3]
        return ![1, 2, 7, 129].contains(type) || !CoordinateText.isPossible(in: entry.value)
    }

    private func made(_ image: [Entry], _ exif: [Entry], _ gps: [Entry], orientation: Int?) -> [UInt8]? {
        func first(_ exifAt: Int, _ gpsAt: Int) -> [UInt8] {
            let added: [Entry?] = [
                orientation.map { entry(Self.orientation, type: 3, written($0, 2) + [0, 0]) },
                exif.isEmpty ? nil : entry(Self.exifTag, type: 4, written(exifAt, 4)),
                gps.isEmpty ? nil : entry(Self.gpsTag, type: 4, written(gpsAt, 4)),
            ]
            return directory(image + added.compactMap(\.self), at: 8)
        }
        let exifAt = 8 + first(0, 0).count
        let exifPart = exif.isEmpty ? [] : directory(exif, at: exifAt)
        let gpsAt = exifAt + exifPart.count
        let gpsPart = gps.isEmpty ? [] : directory(gps, at: gpsAt)
        let made: [UInt8] = Array(source[..<4]) + written(8, 4) + first(exifAt, gpsAt) + exifPart + gpsPart
        return made.count <= Self.longest ? made : nil
    }

    /// Offset of the directory of the thumbnail; 0 if missing, `nil` if the first directory is outside the data.
    private func thumbnail(after start: Int) -> Int? {
        number(start, 2).map { number(start + 2 + $0 * 12, 4) ?? 0 }
    }

    /// Orientation from 1 to 8; `nil` if missing or invalid. Requires nothing of the other entries.
    private func orientation(at start: Int) -> Int? {
        let count = number(start, 2) ?? 0
        for at in stride(from: start + 2, to: start + 2 + count * 12, by: 12)
        where number(at, 2) == Self.orientation {
            let size = [1: 1, 3: 2, 4: 4, 6: 1, 8: 2, 9: 4][number(at + 2, 2) ?? 0]
            return size.flatMap { number(at + 8, $0) }.flatMap { 1...8 ~= $0 ? $0 : nil }
        }
        return nil
    }

    private func tags(at start: Int) -> [Int]? {
        number(start, 2).flatMap { count in
            let tags = (0..<count).compactMap { number(start + 2 + $0 * 12, 2) }
            return tags.count == count ? tags : nil
        }
    }

    /// Offset of the directory to which the entry `tag` points; 0 without such an entry, `nil` if it is invalid.
    private func link(_ tag: Int, from start: Int) -> Int? {
        guard let found = entries(at: start, [tag...tag]) else { return nil }
        guard let entry = found.first else { return 0 }
        guard found.count == 1, entry.head.suffix(6) == written(4, 2) + written(1, 4) else { return nil }
        let offset = number(entry.value)
        return offset == 0 ? nil : offset
    }

    /// Entries with one of `tags`; `nil` if a value is outside the data, or if they are longer than a JPEG segment.
    private func entries(at start: Int, _ tags: [ClosedRange<Int>]) -> [Entry]? {
        guard let count = number(start, 2), start + 2 + count * 12 <= source.count else { return nil }
        var entries: [Entry] = []
        var length = 0
        for at in stride(from: start + 2, to: start + 2 + count * 12, by: 12) {
            guard let tag = number(at, 2), let type = number(at + 2, 2), let values = number(at + 4, 4),
                let offset = number(at + 8, 4)
            else { return nil }
            let size = Self.sizes.indices.contains(type) ? Self.sizes[type] * values : 0
            let from = size > 4 ? offset : at + 8
            guard from + max(size, 4) <= source.count else { return nil }
            guard size > 0, tags.contains(where: { $0.contains(tag) }) else { continue }
            length += 12 + size
            guard length <= Self.longest else { return nil }
            entries.append((tag, Array(source[at..<at + 8]), Array(source[from..<from + max(size, 4)])))
        }
        return entries
    }

    private func directory(_ entries: [Entry], at start: Int) -> [UInt8] {
        var heads = written(entries.count, 2)
        var values: [UInt8] = []
        let valuesAt = start + 2 + entries.count * 12 + 4
        for entry in entries.sorted(by: { $0.tag < $1.tag }) {
            heads += entry.head
            if entry.value.count > 4 {
                heads += written(valuesAt + values.count, 4)
                values += entry.value + (entry.value.count & 1 == 1 ? [0] : [])
            } else {
                heads += entry.value
            }
        }
        return heads + written(0, 4) + values
    }

    private func entry(_ tag: Int, type: Int, _ value: [UInt8]) -> Entry {
        (tag, written(tag, 2) + written(type, 2) + written(1, 4), value)
    }

    private func number(_ at: Int, _ count: Int) -> Int? {
        at >= 0 && at + count <= source.count ? number(Array(source[at..<at + count])) : nil
    }

    private func number(_ bytes: [UInt8]) -> Int {
        (isLittle ? bytes.reversed() : bytes).reduce(0) { $0 << 8 | Int($1) }
    }

    private func written(_ number: Int, _ count: Int) -> [UInt8] {
        let little = (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        return isLittle ? little : little.reversed()
    }
}
