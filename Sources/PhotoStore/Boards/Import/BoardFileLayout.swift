/// Byte ranges of the photos in a board file, found before decoding: `JSONDecoder` uses about 100 bytes of memory for
/// each value, however short, and decodes the whole file at once.
struct BoardFileLayout {
    /// Maximum size of a board file apart from its photos, in bytes.
    private static let longestHead = 1 << 20
    /// Maximum number of values in a photo; a photo with all fields has about 700, nested 10 deep.
    private static let maxValues = 20_000
    /// Minimum size of a photo in bytes, due to the names of its required members.
    private static let minBytes = 100
    private static let deepest = 32
    /// Maximum number of values in list elements that are not photos; a file with more is rejected.
    private static let maxStrayValues = 10_000

    /// Bytes of the file apart from those of its photos.
    private(set) var head: [UInt8] = []
    /// Range of each photo, and its 1-based position in the list.
    private(set) var photos: [(range: Range<Int>, number: Int)] = []
    /// 1-based positions of list elements that are not photos.
    private(set) var strays: [Int] = []
    private var strayValues = 0

    /// `nil` if a limit is exceeded, or if the list of photos is unclosed or repeated.
    init?(_ bytes: [UInt8]) {
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var depth = 0
        var key: Range<Int>?
        var headStart = offset
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                let end = Self.endOfText(bytes, from: offset)
                if depth == 1 { key = offset..<end }
                offset = end
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let isList = bytes[offset] == UInt8(ascii: "[")
                if isList, depth == 1, let name = key, bytes[name].elementsEqual("\"photos\"".utf8) {
                    head += bytes[headStart...offset]
                    guard photos.isEmpty, let end = readList(bytes, from: offset + 1) else { return nil }
                    offset = end
                    headStart = end
                    continue
                }
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            offset += 1
            guard depth <= Self.deepest, head.count + offset - headStart <= Self.longestHead else {
                return nil
            }
        }
        head += bytes[headStart...]
    }

    /// Counts values of an undecodable photo of `length` bytes, by estimate; `false` if there are too many.
    mutating func countStray(of length: Int) -> Bool {
        strayValues += 1 + length / 64
        return strayValues <= Self.maxStrayValues
    }

    /// Index of the closing bracket; `nil` if it is missing, or if a limit on depth or values is exceeded.
    private mutating func readList(_ bytes: [UInt8], from first: Int) -> Int? {
        var start: Int?
        var offset = first
        var depth = 0
        var values = 1
        func isPhoto(_ offset: Range<Int>) -> Bool {
            bytes[offset.lowerBound] == UInt8(ascii: "{") && offset.count >= Self.minBytes
                && values <= Self.maxValues
        }
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte > 0x20, start == nil, byte != UInt8(ascii: ","), byte != UInt8(ascii: "]") {
                start = offset
            }
            switch byte {
            case UInt8(ascii: "\""):
                offset = Self.endOfText(bytes, from: offset)
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                values += 4
            case UInt8(ascii: "}") where depth > 0: depth -= 1
            case UInt8(ascii: "]") where depth > 0: depth -= 1
            case UInt8(ascii: ",") where depth > 0: values += 1
            case UInt8(ascii: ","), UInt8(ascii: "]"):
                if let start {
                    let number = photos.count + strays.count + 1
                    if isPhoto(start..<offset) {
                        photos.append((start..<offset, number))
                    } else {
                        strays.append(number)
                        strayValues += values
                    }
                }
                start = nil
                values = 1
                if byte == UInt8(ascii: "]") { return offset }
            default: break
            }
            offset += 1
            guard strayValues + max(0, values - Self.maxValues) <= Self.maxStrayValues,
                depth <= Self.deepest
            else { return nil }
        }
        return nil
    }

    /// Index after the closing quote, or the end of the bytes.
    private static func endOfText(_ bytes: [UInt8], from first: Int) -> Int {
        var offset = first + 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(bytes.count, offset + 1)
    }
}
