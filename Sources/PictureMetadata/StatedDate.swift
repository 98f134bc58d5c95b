/// Dates in the forms of Exif, `2024:05:01 12:00:00`, of XMP, `2024-05-01T12:00:00.5+02:00`, and of IPTC, `20240501
/// 120000+0200`.
enum StatedDate {
    /// Year, then month, day and time as far as they are stated, `2024-05-01T12:00:00`, without fractions of seconds
    /// and the time zone. Zeros are unknown numbers; `nil` if the year is unknown. The day may not exist; a time that
    /// does not exist is left out.
    static func text(_ stated: String) -> String? {
        let halves = stated.prefix(40).split(maxSplits: 1) { $0 == " " || $0 == "T" }
        guard let first = halves.first else { return nil }
        let date = numbers(first, [4, 2, 2]).prefix { Int($0) != 0 }
        let time = halves.count == 2 && date.count == 3 ? numbers(halves[1], [2, 2, 2]) : []
        guard !date.isEmpty else { return nil }
        let isTime = time.count > 1 && zip(time, [23, 59, 60]).allSatisfy { Int($0) ?? .max <= $1 }
        return date.joined(separator: "-") + (isTime ? "T" + time.joined(separator: ":") : "")
    }

    /// Numbers of these lengths from the start of a text, with or without one character between them.
    private static func numbers(_ text: Substring, _ lengths: [Int]) -> [String] {
        var rest = text[...], numbers: [String] = []
        for length in lengths {
            if !numbers.isEmpty, let first = rest.first, ":-".contains(first) { rest.removeFirst() }
            let number = rest.prefix(length)
            guard number.utf8.count == length, number.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { break }
            numbers.append(String(number))
            rest = rest.dropFirst(length)
        }
        return numbers
    }
}
