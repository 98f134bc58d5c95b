/// Recognizes geographic coordinates in text, as people, cameras and programs write them.
enum CoordinateText {
    private static let names = [
        "latitude", "longitude", "longtitude", "altitude", "gps", "geo:", "$gp", "lat=", "lat:", "lon=",
        "lon:", "lng",
        "long=", "long:", "georss", "plus code", "geohash", "what3words",
    ].map { Array($0.utf8) }
    private static let degrees = ["°", "º", "˚", "deg"].map { Array($0.utf8) }
    /// Fraction digits of a coordinate; three are about 100 meters.
    private static let fraction = 3

    /// Whether the text, in UTF-8 or ISO 8859-1, may contain coordinates.
    static func isPossible(in bytes: [UInt8]) -> Bool {
        isPossible(
            in: String(validating: bytes, as: UTF8.self)
                ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })))
    }

    static func isPossible(in text: String) -> Bool {
        let bytes = text.utf8.map { isCapital($0) ? $0 | 0x20 : $0 }
        guard bytes.contains(where: isDigit) else { return false }
        if names.contains(where: { bytes.firstRange(of: $0) != nil }) { return true }
        var decimals = 0
        var at = 0
        while let start = bytes[at...].firstIndex(where: isDigit) {
            let number = Number(in: bytes, from: start)
            at = number.end
            if number.isDecimal { decimals += 1 }
            if decimals > 1 || number.isFollowedByDegrees { return true }
            if number.isDecimal || number.hasMinutes, isHemisphere(bytes, before: start, after: number.end) {
                return true
            }
        }
        return false
    }

    private struct Number {
        let end: Int
        /// Whether it has as many fraction digits as a coordinate.
        let isDecimal: Bool
        /// Whether it has the form of XMP: degrees, a comma, and minutes with or without a fraction.
        let hasMinutes: Bool
        /// Whether a degree sign and more of a coordinate follow.
        let isFollowedByDegrees: Bool

        init(in bytes: [UInt8], from start: Int) {
            func digits(_ from: Int) -> Int { bytes[from...].prefix(while: isDigit).endIndex }
            func isSeparator(_ at: Int, _ character: Character) -> Bool {
                at + 1 < bytes.count && bytes[at] == character.asciiValue && isDigit(bytes[at + 1])
            }
            let whole = digits(start)
            var end = whole
            var isDecimal = false, hasMinutes = false
            if isSeparator(end, ".") || isSeparator(end, ",") {
                let isPoint = bytes[end] == UInt8(ascii: ".")
                let part = digits(end + 1)
                // Three digits after a comma are thousands.
                isDecimal =
                    whole - start <= 3 && part - end - 1 >= (isPoint ? fraction : fraction + 1)
                hasMinutes = !isPoint && (part - end == 3 || isSeparator(part, ".") || isSeparator(part, ","))
                end = part
                while isSeparator(end, ".") || isSeparator(end, ",") {
                    isDecimal = false
                    end = digits(end + 1)
                }
            }
            self.end = end
            self.isDecimal = isDecimal
            self.hasMinutes = hasMinutes
            let rest = bytes[end...].drop { $0 == 0x20 }
            let after = degrees.first { rest.starts(with: $0) }.map {
                rest.dropFirst($0.count).drop { $0 == 0x20 }
            }
            isFollowedByDegrees =
                after.map { after in
                    isDecimal || after.first.map(isDigit) == true
                        || isHemisphere(bytes, before: bytes.startIndex, after: after.startIndex)
                } ?? false
        }
    }

    /// Whether a letter for north, south, east or west is next to a number.
    private static func isHemisphere(_ bytes: [UInt8], before start: Int, after end: Int) -> Bool {
        func isAlone(_ at: Int) -> Bool {
            bytes.indices.contains(at) && "nsew".utf8.contains(bytes[at])
                && !(bytes.indices.contains(at - 1) && isLetter(bytes[at - 1]))
                && !(bytes.indices.contains(at + 1) && isLetter(bytes[at + 1]))
        }
        let next = bytes[end...].firstIndex { $0 != 0x20 } ?? end
        return isAlone(start - 1) || isAlone(next)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    private static func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }
    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte || byte >= 0x80 }
}
