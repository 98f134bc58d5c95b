extension LocalDate {
    public enum Precision: String, CaseIterable, Sendable { case century, decade, year, month, day, time }

    public struct Point: Hashable, Sendable {
        /// Date without time and suffix, such as `2013-10-06` or `18XX`.
        public let text: String
        public let precision: Precision
        /// Astronomical; the first year of a decade or century.
        public let year: Int
        public private(set) var month: Int?
        public private(set) var day: Int?
        /// `14:06` or `14:06:41`.
        public private(set) var time: String?
        public let isApproximate: Bool
        public let isUncertain: Bool

        /// Approximate seconds since the year 0, increasing with the date.
        var start: Int {
            let parts = (time ?? "").split(separator: ":").compactMap { Int($0) } + [0, 0, 0]
            let days = (year * 12 + (month ?? 1) - 1) * 31 + (day ?? 1) - 1
            return days * 86_400 + parts[0] * 3600 + parts[1] * 60 + parts[2]
        }

        init?(_ description: String) {
            isApproximate = description.hasSuffix("~")
            isUncertain = description.hasSuffix("?")
            let exact = isApproximate || isUncertain ? description.dropLast() : description[...]
            let halves = exact.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
            let isNegative = exact.hasPrefix("-")
            let parts = halves[0].dropFirst(isNegative ? 1 : 0)
                .split(separator: "-", omittingEmptySubsequences: false)
            let digits = parts[0].prefix { $0 != "X" }
            let unknown = parts[0].utf8.count - digits.utf8.count
            guard 1...3 ~= parts.count, 0...2 ~= unknown, parts[0].hasSuffix("XX".prefix(unknown)),
                let number = Self.number(digits, digits: 4 - unknown, in: 0...9999),
                unknown == 0 ? number > 0 : parts.count == 1
            else { return nil }
            // The first year of the negative decade -018X is -189.
            let unit = [1, 10, 100][unknown]
            year = isNegative ? -(number * unit + unit - 1) : number * unit
            text = String(halves[0])
            if parts.count > 1 {
                guard let month = Self.number(parts[1], digits: 2, in: 1...12) else { return nil }
                self.month = month
            }
            if parts.count > 2 {
                guard let day = Self.number(parts[2], digits: 2, in: 1...31) else { return nil }
                self.day = day
            }
            if halves.count == 2 {
                let clock = halves[1].split(separator: ":", omittingEmptySubsequences: false)
                guard parts.count == 3, 2...3 ~= clock.count,
                    zip(clock, [0...23, 0...59, 0...60])
                        .allSatisfy({ Self.number($0, digits: 2, in: $1) != nil })
                else { return nil }
                time = String(halves[1])
            }
            let dates: [Precision] = [.year, .month, .day]
            precision =
                time != nil
                ? .time : unknown == 0 ? dates[parts.count - 1] : unknown == 1 ? .decade : .century
        }

        private static func number(
            _ text: some StringProtocol, digits: Int, in range: ClosedRange<Int>
        ) -> Int? {
            guard text.utf8.count == digits, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
            return Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}
