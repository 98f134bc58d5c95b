/// Dates in the forms of Exif, `2024:05:01 12:00:00`, of XMP, `2024-05-01T12:00:00.5+02:00`, and of IPTC, `20240501
/// 120000+0200`.
enum StatedDate {
    /// Year, then month, day and time as far as they are stated, `2024-05-01T12:00:00`, without fractions of seconds
    /// and the time zone. Zeros are unknown numbers; `nil` if the year is unknown, and for a day that does not exist. A
    /// time that does not exist is left out.
    static func text(_ stated: String) -> String? {
        let halves = stated.prefix(40).split(maxSplits: 1) { $0 == " " || $0 == "T" }
        guard let first = halves.first else { return nil }
        let date = numbers(first, [4, 2, 2]).prefix { Int($0) != 0 }
        let time = halves.count == 2 && date.count == 3 ? numbers(halves[1], [2, 2, 2]) : []
        guard !date.isEmpty, isDay(date.compactMap { Int($0) }) else { return nil }
        let isTime = time.count > 1 && zip(time, [23, 59, 60]).allSatisfy { Int($0) ?? .max <= $1 }
        return date.joined(separator: "-") + (isTime ? "T" + time.joined(separator: ":") : "")
    }

    /// Whether a year, month and day, as far as they are known, exist.
    private static func isDay(_ date: [Int]) -> Bool {
        guard date.count > 1 else { return true }
        let isLeap = date[0] % 4 == 0 && (date[0] % 100 != 0 || date[0] % 400 == 0)
        let days = date[1] == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(date[1]) ? 30 : 31
        return 1...12 ~= date[1] && (date.count < 3 || date[2] <= days)
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
