/// Byte ranges of the photos in a board file, found before decoding: `JSONDecoder` takes about 100 bytes for each
/// value, however short, and decodes all at once.
struct BoardFileLayout {
    /// Maximum size without photos, in bytes.
    private static let longestHead = 1 << 20
    /// Maximum number of values in a photo; a complete one has about 700, nested 10 deep.
    private static let mostValues = 20_000
    /// Minimum size of a photo in bytes, given the names of its required values.
    private static let leastBytes = 100
    private static let deepest = 32
    /// Maximum number of values in list elements that are not photos; with more, the file is rejected.
    private static let mostStrayValues = 10_000

    /// File without its photos.
    private(set) var head: [UInt8] = []
    private(set) var photos: [Range<Int>] = []
    /// Number of list elements that are not photos.
    private(set) var strays = 0
    private var strayValues = 0

    /// `nil` if the file is not a board.
    init?(_ bytes: [UInt8]) {
        var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var depth = 0
        var key: Range<Int>?
        var headStart = place
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                let end = Self.endOfText(bytes, from: place)
                if depth == 1 { key = place..<end }
                place = end
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let isList = bytes[place] == UInt8(ascii: "[")
                if isList, depth == 1, let name = key, bytes[name].elementsEqual("\"photos\"".utf8) {
                    head += bytes[headStart...place]
                    guard photos.isEmpty, let end = readList(bytes, from: place + 1) else { return nil }
                    place = end
                    headStart = end
                    continue
                }
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            place += 1
            guard depth <= Self.deepest, head.count + place - headStart <= Self.longestHead else {
                return nil
            }
        }
        head += bytes[headStart...]
    }

    /// Counts an undecodable photo; returns false above the limit.
    mutating func countStray(of length: Int) -> Bool {
        strays += 1
        strayValues += 1 + length / 64
        return strayValues <= Self.mostStrayValues
    }

    /// Scans the elements of a list and returns its end; `nil` if too many are not photos.
    private mutating func readList(_ bytes: [UInt8], from first: Int) -> Int? {
        var start: Int?
        var place = first
        var depth = 0
        var values = 1
        func isPhoto(_ place: Range<Int>) -> Bool {
            bytes[place.lowerBound] == UInt8(ascii: "{") && place.count >= Self.leastBytes
                && values <= Self.mostValues
        }
        while place < bytes.count {
            let byte = bytes[place]
            if byte > 0x20, start == nil, byte != UInt8(ascii: ","), byte != UInt8(ascii: "]") {
                start = place
            }
            switch byte {
            case UInt8(ascii: "\""):
                place = Self.endOfText(bytes, from: place)
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                values += 4
            case UInt8(ascii: "}") where depth > 0: depth -= 1
            case UInt8(ascii: "]") where depth > 0: depth -= 1
            case UInt8(ascii: ",") where depth > 0: values += 1
            case UInt8(ascii: ","), UInt8(ascii: "]"):
                if let start {
                    if isPhoto(start..<place) {
                        photos.append(start..<place)
                    } else {
                        strays += 1
                        strayValues += values
                    }
                }
                start = nil
                values = 1
                if byte == UInt8(ascii: "]") { return place }
            default: break
            }
            place += 1
            guard strayValues + max(0, values - Self.mostValues) <= Self.mostStrayValues,
                depth <= Self.deepest
            else { return nil }
        }
        return nil
    }

    /// Index after the closing quote of a string, or the end of the bytes.
    private static func endOfText(_ bytes: [UInt8], from first: Int) -> Int {
        var place = first + 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(bytes.count, place + 1)
    }
}
