public import GalleryCore

extension Phrases {
    /// A word nobody knows; `isMended` when what it was meant to be is offered besides.
    public static func unknown(_ word: String, nearest: String?, isMended: Bool = false) -> String {
        guard !isMended else { return localized("There is no command `\(word)`.", "Команды `\(word)` нет.") }
        let hint =
            nearest.map { localized("did you mean `\($0)`?", "может быть, `\($0)`?") }
            ?? localized("`help` lists the commands.", "`help` покажет список команд.")
        return localized("There is no command `\(word)`; \(hint)", "Команды `\(word)` нет; \(hint)")
    }

    /// A word of the screen of a photo, or of lists of these, on another.
    public static func isForPhotos(_ word: String) -> String {
        localized(
            "`\(word)` is for photos; `search WORDS` finds some, `open N` shows one.",
            "`\(word)` — для фотографий; их найдёт `search WORDS`, одну покажет `open N`.")
    }

    /// A word of searches on another screen.
    public static func isForSearches(_ word: String) -> String {
        localized(
            "`\(word)` is for searches; `search WORDS` begins one.",
            "`\(word)` — для поиска; его начнёт `search WORDS`.")
    }

    /// A word of lists on another screen.
    public static func isForLists(_ word: String) -> String {
        localized(
            "`\(word)` is for lists; `back` leads to the last one.",
            "`\(word)` — для списков; к последнему вернёт `back`.")
    }

    /// What Enter runs in place of a mistyped line; the line stands between the two.
    public static var enterRuns: (before: String, after: String) {
        (localized("Enter runs ", "Enter выполнит ") + "`", "`.")
    }

    /// Where in standard input a line stands, before what is wrong with it.
    public static func place(line: Int, column: Int) -> String {
        localized("Line \(line), column \(column): ", "Строка \(line), столбец \(column): ")
    }

    /// Where among several commands one stands.
    public static func place(command: Int, column: Int) -> String {
        localized("Command \(command), column \(column): ", "Команда \(command), столбец \(column): ")
    }

    /// A quote was not closed.
    public static func openQuote(_ quote: String) -> String {
        localized(
            "A quote is open; close it with \(quote) and try again.",
            "Кавычка не закрыта; закройте её знаком \(quote) и повторите.")
    }

    /// A line that no person wrote.
    public static func lineTooLong(_ limit: Int) -> String {
        let limit = bytes(Int64(limit))
        return localized(
            "A line longer than \(limit) was left out; check what is fed to standard input.",
            "Строка длиннее \(limit) пропущена; проверьте, что подаётся на стандартный ввод.")
    }

    /// The arguments do not fit.
    public static func usage(_ usage: String) -> String {
        localized("Type it like this: \(usage)", "Введите так: \(usage)")
    }

    /// A number that is not on the screen.
    public static func number(_ text: String, in range: ClosedRange<Int>?) -> String {
        guard let range else {
            return localized(
                "There is nothing numbered here yet; `search WORDS` finds photos.",
                "Здесь ещё ничего не пронумеровано; фотографии найдёт `search WORDS`.")
        }
        let (first, last) = (range.lowerBound, range.upperBound)
        let known =
            range.count == 1
            ? localized("only \(first)", "только \(first)")
            : localized("\(first) to \(last)", "от \(first) до \(last)")
        return text.isEmpty
            ? localized("Which one? The numbers here are \(known).", "Какую? Номера здесь: \(known).")
            : localized(
                "There is no \(text) here; the numbers are \(known).",
                "Номера \(text) здесь нет; есть \(known).")
    }

    /// A range whose end stands before its start.
    public static func backwards(_ first: Int, _ last: Int) -> String {
        localized(
            "\(first)-\(last) runs backwards; type \(last)-\(first).",
            "\(first)-\(last) идёт задом наперёд; введите \(last)-\(first).")
    }

    /// A word that stands for nothing here.
    public static func word(_ word: String, known: [String]) -> String {
        let known = known.joined(separator: ", ")
        return localized(
            "`\(word)` means nothing here; type \(known).",
            "Слово `\(word)` здесь ничего не значит; введите: \(known).")
    }

    /// A filter that does not exist.
    public static func filter(_ name: String, known: [String]) -> String {
        let known = known.joined(separator: ", ")
        return localized(
            "There is no filter `\(name)`; the filters are \(known).", "Фильтра `\(name)` нет; есть \(known)."
        )
    }

    /// A value a filter does not take.
    public static func filterValue(_ value: String, of name: String, known: [String]) -> String {
        let known = known.joined(separator: ", ")
        guard !value.isEmpty else {
            return known.isEmpty
                ? localized("`\(name)` needs a value.", "`\(name)` требует значения.")
                : localized("`\(name)` needs a value: \(known).", "`\(name)` требует значения: \(known).")
        }
        return known.isEmpty
            ? localized(
                "`\(name)` does not take `\(value)`; it takes words of small letters, digits, - and _.",
                "`\(name)` не принимает `\(value)`, только слова из строчных букв, цифр, - и _.")
            : localized(
                "`\(name)` does not take `\(value)`; it takes \(known).",
                "`\(name)` не принимает `\(value)`, только \(known).")
    }

    /// A filter the service cannot do.
    public static func filterUnavailable(_ gap: FilterGap, on service: ServiceName) -> String {
        let name = gap.name.rawValue
        let taken = gap.taken.map { "`\(name):\($0)`" }.joined(separator: ", ")
        return taken.isEmpty
            ? localized(
                "\(service) cannot filter by \(name); leave it out or change the service.",
                "\(service) не отбирает по \(name); уберите фильтр или смените сервис.")
            : localized(
                "\(service) cannot do `\(name):\(gap.value)`, only \(taken); leave it out or change the service.",
                "\(service) не умеет `\(name):\(gap.value)`, только \(taken); "
                    + "уберите фильтр или смените сервис.")
    }
}
