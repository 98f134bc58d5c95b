import GalleryCore

extension Phrases {
    /// `2013-10-06 14:06`, `about 1920`, `19th century`, `before 1900`, `1850–1860`; in Russian
    /// `6 октября 2013, 14:06`, `около 1920`, `XIX век`, `до 1900`, `1850–1860`.
    static func moment(_ date: LocalDate) -> String {
        switch date.extent {
        case .at(let point): text(of: point)
        case .before(let point):
            localized(
                "before \(text(of: point, isDependent: true))", "до \(text(of: point, isDependent: true))")
        case .after(let point):
            localized(
                "after \(text(of: point, isDependent: true))", "после \(text(of: point, isDependent: true))")
        case .between(let first, let last): interval(text(of: first), text(of: last))
        }
    }

    private static func interval(_ first: String, _ last: String) -> String {
        let isSimple = (first + last).allSatisfy { $0.isNumber }
        return verbatim(isSimple ? "\(first)–\(last)" : "\(first) – \(last)")
    }

    /// - Parameter isDependent: whether a preposition precedes, which takes the article or the genitive.
    private static func text(of point: LocalDate.Point, isDependent: Bool = false) -> String {
        let text = exactText(of: point, isDependent: isDependent || point.isApproximate)
        if point.isApproximate { return localized("about \(text)", "около \(text)") }
        return point.isUncertain ? localized("probably \(text)", "вероятно, \(text)") : text
    }

    private static func exactText(of point: LocalDate.Point, isDependent: Bool) -> String {
        // Decades and centuries BCE are named by their last year, 189 BCE for 18X.
        let isBCE = point.text.hasPrefix("-")
        let digits = point.text.drop { $0 == "-" }
        let era = isBCE ? localized(" BCE", " до н. э.") : ""
        let article = isDependent ? verbatim("the ") : ""
        switch point.precision {
        case .century:
            let number = (Int(digits.prefix(2)) ?? 0) + 1
            return localized(
                "\(article)\(ordinal(number)) century", "\(roman(number)) \(isDependent ? "века" : "век")")
                + era
        case .decade:
            let years = (Int(digits.prefix(3)) ?? 0) * 10
            return localized("\(article)\(years)s", "\(years)-\(isDependent ? "х" : "е")") + era
        case .year: return "\(isBCE ? 1 - point.year : point.year)" + era
        case .month, .day, .time:
            guard !isBCE else { return "\(1 - point.year)" + era }
            let date = day(point.text[...], isGenitive: isDependent)
            guard let time = point.time?.prefix(5) else { return date }
            return localized("\(date) \(time)", "\(date), \(time)")
        }
    }

    private static func ordinal(_ number: Int) -> String {
        let isTeen = 11...13 ~= number % 100
        let endings = [1: verbatim("st"), 2: verbatim("nd"), 3: verbatim("rd")]
        return "\(number)" + (isTeen ? verbatim("th") : endings[number % 10] ?? verbatim("th"))
    }

    private static func roman(_ number: Int) -> String {
        var rest = number
        var numeral = ""
        for (value, letters) in romanNumerals {
            numeral += String(repeating: letters, count: rest / value)
            rest %= value
        }
        return numeral
    }

    private static let romanNumerals = zip(
        [100, 90, 50, 40, 10, 9, 5, 4, 1],
        verbatim("C XC L XL X IX V IV I").split(separator: " ").map(String.init))
}
