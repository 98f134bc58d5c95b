import GalleryCore

/// Date of a `DateTimeOriginal` fragment. The first source that has a date counts: the hidden statement of Commons'
/// date templates, an element `time`, and the text. Text that is not certainly a date has none.
enum CommonsDate {
    static func date(_ html: String) -> LocalDate? {
        let fragment = HTMLFragment(html)
        let hidden = fragment.pieces.compactMap { if case .hidden(let text) = $0 { text } else { nil } }
        // Copies of the text at other places have the statement without markup.
        let parts = fragment.text.split(separator: "QS:", maxSplits: 1)
        let shown = parts.first.map { parts.count > 1 && $0.hasSuffix("date ") ? $0.dropLast(5) : $0 } ?? ""
        let written = DateText.date(String(shown)) ?? firstClause(of: shown).flatMap(DateText.date)
        for text in hidden + [fragment.text] {
            if let date = statement(text, written: written) { return date }
        }
        guard case .at(let point)? = written?.extent, !point.isApproximate, !point.isUncertain else {
            return written ?? times(html)
        }
        return times(html) ?? written
    }

    /// Text before a remark, as in `May 2007; uploaded 2008`; `nil` without a remark, or if that makes the date one of
    /// an upload, as in `3 March 2006 (original upload date)`.
    private static func firstClause(of text: some StringProtocol) -> String? {
        guard let index = text.firstIndex(where: { $0 == ";" || $0 == "(" }),
            !["upload date", "first upload"].contains(where: text[index...].lowercased().contains)
        else { return nil }
        return String(text[..<index]).oneLine
    }

    /// Date of the `time` elements; `nil` if they differ.
    private static func times(_ html: String) -> LocalDate? {
        guard html.utf8.contains(UInt8(ascii: "<")) else { return nil }
        let times = HTMLTokens(html).compactMap { token -> String? in
            if case .start("time", let attributes) = token { attributes["datetime"] } else { nil }
        }
        guard let time = times.first, times.allSatisfy({ $0 == time }) else { return nil }
        return DateText.date(time)
    }

    // MARK: QuickStatements

    private static let circa: Substring = "Q5727902"
    private static let doubts: Set<Substring> = ["Q18122778", "Q30230067", "Q56644435", "Q18603603"]

    /// Date of a statement `QS:P571,+1734-00-00T00:00:00Z/9,P1480,Q5727902`: a property, which may lack its number, its
    /// value and qualifiers: P1319 and P580 the first, P1326 and P582 the last possible date, P1480 the certainty.
    private static func statement(_ text: String, written: LocalDate?) -> LocalDate? {
        guard let start = text.firstRange(of: "QS:P")?.upperBound else { return nil }
        let list = text[start...].prefix(400).prefix { !$0.isWhitespace && $0 != "<" }
        let parts = list.split(separator: ",", omittingEmptySubsequences: false).prefix(40)
        guard parts.count > 1 else { return nil }
        var values: [Substring: Substring] = [:]
        for index in stride(from: 2, to: parts.count - 1, by: 2) where values[parts[index]] == nil {
            values[parts[index]] = parts[index + 1]
        }
        let certainty = values["P1480"] ?? ""
        let mark = certainty == circa ? "~" : doubts.contains(certainty) ? "?" : ""
        let first = (values["P1319"] ?? values["P580"]).flatMap(point).map { $0 + mark }
        let last = (values["P1326"] ?? values["P582"]).flatMap(point).map { $0 + mark }
        switch (first, last) {
        case (let first?, let last?): return LocalDate(first == last ? first : "\(first)/\(last)")
        case (let first?, nil): return LocalDate("\(first)/..")
        case (nil, let last?): return LocalDate("../\(last)")
        case (nil, nil): break
        }
        guard let point = point(parts[1]) else { return nil }
        // Templates state a century by its middle; a whole hundred may be the turn of two centuries.
        let isHundred = point.hasSuffix("XX") && parts[1].dropFirst().prefix { $0 != "-" }.hasSuffix("00")
        return isHundred ? written : LocalDate(point + mark)
    }

    /// Date of Wikibase such as `+1511-00-00T00:00:00Z/9`, in which `-0250` is 250 BCE. A suffix for the calendar is
    /// ignored: dates stay in the calendar of their time.
    private static func point(_ text: Substring) -> String? {
        let halves = text.split(separator: "/")
        guard halves.count > 1, let precision = Int(halves[1]), let sign = text.first, "+-".contains(sign)
        else {
            return nil
        }
        let parts = halves[0].dropFirst().prefix { $0 != "T" }.split(separator: "-")
        guard parts.count == 3, let year = Int(parts[0]), 1...9999 ~= year else { return nil }
        let isBCE = sign == "-"
        // Wikibase counts 1 BCE as -1, EDTF as 0.
        func padded(_ number: Int, _ digits: Int) -> String {
            (isBCE ? "-" : "") + String("\(10_000 + number)".suffix(digits))
        }
        switch precision {
        case 7: return padded((year - 1) / 100, 2) + "XX"
        case 8: return padded(year / 10, 3) + "X"
        case 9...14 where !isBCE:
            let date = [padded(year, 4), String(parts[1]), String(parts[2])].prefix(min(precision, 11) - 8)
            return date.joined(separator: "-")
        case 9...14: return padded(year - 1, 4)
        default: return nil
        }
    }
}
