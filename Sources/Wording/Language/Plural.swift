/// Plural forms after an integer (Unicode CLDR cardinal rules of en and ru:
/// https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html; operands are defined in UTS #35,
/// part 3). For integers, operand v is 0, so that only i, the absolute value, matters.
enum Plural {
    /// English: `one` for i = 1, otherwise `other`.
    static func form(_ count: Int, _ one: String, _ other: String) -> String {
        count.magnitude == 1 ? one : other
    }

    /// Russian: `one` for i % 10 = 1 and i % 100 ≠ 11 (1, 21, 101), `few` for i % 10 = 2…4 and i % 100 ≠ 12…14 (2, 23,
    /// 104), otherwise `many` (0, 5, 11, 112).
    static func form(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
        let last = count.magnitude % 10, lastTwo = count.magnitude % 100
        if last == 1, lastTwo != 11 { return one }
        return (2...4).contains(last) && !(12...14).contains(lastTwo) ? few : many
    }
}

/// English count: `1 photo`, `1,204 photos`.
func counted(_ count: Int, _ one: String, _ other: String) -> String {
    "\(Phrases.number(count)) \(Plural.form(count, one, other))"
}

/// Russian count: `1 доска`, `2 доски`, `5 досок`.
func counted(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
    "\(Phrases.number(count)) \(Plural.form(count, one, few, many))"
}
