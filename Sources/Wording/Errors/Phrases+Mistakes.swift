extension Phrases {
    /// Unknown command. `isCorrected` is whether a correction is offered with the message.
    public static func unknown(_ word: String, nearest: String?, isCorrected: Bool = false) -> String {
        guard !isCorrected else {
            return localized("There is no command `\(word)`.", "Команды `\(word)` нет.")
        }
        let hint =
            nearest.map(suggestion)
            ?? localized(
                "`search WORDS` searches, `help` lists the commands.",
                "`search WORDS` ищет, `help` покажет команды.")
        return localized("There is no command `\(word)`; \(hint)", "Команды `\(word)` нет; \(hint)")
    }

    /// Error for a command and its arguments in one pair of quotes.
    public static func quotedCommand(_ line: String) -> String {
        localized(
            "`\(line)` in quotes is one word; write it without quotes, or after -c.",
            "`\(line)` в кавычках — одно слово; пишите без кавычек или после -c.")
    }

    static func suggestion(_ nearest: String) -> String {
        localized("did you mean `\(nearest)`?", "может быть, `\(nearest)`?")
    }

    public static func isForPhotos(_ word: String) -> String {
        localized(
            "`\(word)` needs photos: find some with `search WORDS`, open one with `open N`.",
            "`\(word)` — для фотографий: найдите их (`search WORDS`) или откройте одну (`open N`).")
    }

    public static func isForOpenPhoto(_ word: String) -> String {
        localized(
            "`\(word)` works at an open photo: `open N`.", "`\(word)` — для открытой фотографии: `open N`.")
    }

    /// For a command that opens a photo by its number.
    public static func needsNumber(_ word: String, _ line: String? = nil) -> String {
        let line = line ?? "\(word) N"
        return localized(
            "`\(word)` needs the number of a photo: `\(line)`.",
            "Для `\(word)` нужен номер фотографии: `\(line)`.")
    }

    /// `isCorrected` is whether a correction is offered with the message.
    public static func option(_ word: String, nearest: String?, isCorrected: Bool) -> String {
        let nearest = isCorrected ? nil : nearest
        let hint = nearest.map { " " + localized("Did you mean `\($0)`?", "Может быть, `\($0)`?") } ?? ""
        return localized(
            "There is no option `\(word)` here.\(hint) To use it as text, quote it: `\"\(word)\"`.",
            "Ключа `\(word)` здесь нет.\(hint) Если это текст, возьмите его в кавычки: `\"\(word)\"`.")
    }

    public static func programOption(_ word: String) -> String {
        localized(
            "`\(word)` is an option of gallery, not of its commands; in the shell, write `gallery \(word) …`.",
            "`\(word)` — ключ программы, а не команды; в оболочке пишите `gallery \(word) …`.")
    }

    public static func isForSearches(_ word: String) -> String {
        localized(
            "`\(word)` works in a search; start one with `search WORDS`.",
            "`\(word)` работает в поиске; начните его: `search WORDS`.")
    }

    public static func isForProfile(_ word: String) -> String {
        localized(
            "`\(word)` works on the profile screen only; `profile` shows it.",
            "`\(word)` работает только на экране профиля; его покажет `profile`.")
    }

    public static func isForFolders(_ word: String) -> String {
        localized(
            "`\(word)` works in a folder of your pictures; `folder ~/Pictures` shows one.",
            "`\(word)` работает в папке с изображениями; её покажет `folder ~/Pictures`.")
    }

    public static func isForLists(_ word: String) -> String {
        localized(
            "`\(word)` works in lists only; `back` returns to the last list.",
            "`\(word)` работает только в списках; к последнему списку вернёт `back`.")
    }

    /// Text before and after the correction that Enter runs.
    public static var enterRuns: (before: String, after: String) {
        (localized("Enter runs ", "Enter выполнит ") + "`", "`.")
    }

    public static func position(line: Int, column: Int) -> String {
        localized("Line \(line), column \(column): ", "Строка \(line), столбец \(column): ")
    }

    public static func position(command: Int, column: Int) -> String {
        localized("Command \(command), column \(column): ", "Команда \(command), столбец \(column): ")
    }

    public static func openQuote(_ quote: String) -> String {
        localized(
            "Unclosed quote; close it with \(quote).",
            "Кавычка не закрыта; закройте её знаком \(quote).")
    }

    public static func lineTooLong(_ limit: Int) -> String {
        let limit = bytes(Int64(limit))
        return localized(
            "A line longer than \(limit) was skipped; check standard input.",
            "Строка длиннее \(limit) пропущена; проверьте стандартный ввод.")
    }

    /// `instead` is the likely meaning; `isCorrected` is whether it is offered with the message.
    public static func usage(_ usage: String, instead: String? = nil, isCorrected: Bool = false) -> String {
        localized("Usage: \(usage)", "Формат: \(typedUsage(usage))")
            + (isCorrected ? verbatim(".") : instead.map { verbatim("; ") + suggestion($0) } ?? "")
    }

    /// `numbers` are as typed.
    public static func nothingToRemove(_ numbers: String) -> String {
        localized(
            "Results cannot be removed. `unfav \(numbers)` removes from favorites, `board remove NAME \(numbers)` from a "
                + "board.",
            "Результаты не удаляются. `unfav \(numbers)` уберёт из избранного, `board remove NAME \(numbers)` — с доски."
        )
    }

    private static func line(_ command: String, _ numbers: String) -> String {
        numbers.isEmpty ? command : "\(command) \(numbers)"
    }

    /// Answer to words for editing and printing.
    public static func notEdited(_ numbers: String) -> String {
        localized(
            "gallery changes and prints no pictures. `\(line("save", numbers))` saves the file for a program that does.",
            "gallery не правит и не печатает. `\(line("save", numbers))` сохранит файл для другой программы.")
    }

    public static func wallpaper(_ number: String) -> String {
        localized(
            "gallery sets no wallpaper. `\(line("save", number))` saves the photo and prints its path, for the settings of the "
                + "desktop or `gsettings set org.gnome.desktop.background picture-uri file://PATH`.",
            "gallery не меняет обои. `\(line("save", number))` сохранит фотографию и покажет её путь для настроек рабочего "
                + "стола или `gsettings set org.gnome.desktop.background picture-uri file://PATH`.")
    }

    public static var sorting: String {
        localized(
            "Sort with the filter `order:`, as in `search fog order:latest` or `favorites order:title`.",
            "Сортирует фильтр `order:`, например `search fog order:latest` или `favorites order:title`.")
    }

    public static var stopping: String {
        localized(
            "Nothing is running. Ctrl-C stops a command while it runs, `quit` ends gallery.",
            "Сейчас ничего не выполняется. Ctrl-C прервёт команду, `quit` закончит работу.")
    }

    public static var updating: String {
        localized(
            "gallery does not update itself: install the new version as you installed this one. In the shell, "
                + "`gallery --version` names it.",
            "gallery не обновляет себя: установите новую версию так же, как эту. Её номер в оболочке покажет "
                + "`gallery --version`.")
    }

    public static var noQuestion: String {
        localized("There is no question to answer.", "Отвечать не на что: вопроса нет.")
    }
    /// Error for a line such as `/lock 4711`, whose `/` starts a search.
    public static var secretSearch: String {
        localized(
            "This looks like a key, a PIN or a token and was not searched for. `search WORDS` searches for it.",
            "Это похоже на ключ, PIN или токен; поиск не выполнен. Если это слова для поиска: `search WORDS`."
        )
    }
    public static var noShell: String {
        localized(
            "gallery runs no shell commands. Ctrl-Z returns to the shell, where `fg` continues gallery.",
            "gallery не выполняет команд оболочки. Ctrl-Z вернёт в неё, а там `fg` продолжит gallery.")
    }

    /// Answer to a word for an option of the program, which `arguments` have.
    public static func inShell(_ arguments: String) -> String {
        localized(
            "That is an option of the program; in the shell, type `gallery \(arguments)`.",
            "Это ключ программы; введите в оболочке `gallery \(arguments)`.")
    }

    public static var terminalColors: String {
        localized(
            "gallery uses the colors of the terminal; change them there.",
            "gallery берёт цвета терминала; измените их в нём.")
    }

    public static func number(_ text: String, in range: ClosedRange<Int>?) -> String {
        guard let range else {
            return localized(
                "There are no numbers on this screen; find photos with `search WORDS`.",
                "На этом экране нет номеров; найдите фотографии: `search WORDS`.")
        }
        let (first, last) = (range.lowerBound, range.upperBound)
        let isKnownForm = text.allSatisfy { $0.isNumber || "#.-".contains($0) }
        guard text.isEmpty || text.contains(where: \.isNumber) && isKnownForm else {
            return first == last
                ? localized(
                    "`\(text)` is no number; type \(first).", "`\(text)` — не номер; введите \(first).")
                : localized(
                    "`\(text)` is no number; type \(first) to \(last).",
                    "`\(text)` — не номер; введите от \(first) до \(last).")
        }
        let known =
            range.count == 1
            ? localized("only \(first)", "только \(first)")
            : localized("\(first) to \(last)", "от \(first) до \(last)")
        return text.isEmpty
            ? localized(
                "Which number? This screen has \(known).", "Какой номер? На этом экране есть \(known).")
            : localized(
                "There is no number \(text) here; the numbers are \(known).",
                "Номера \(text) здесь нет; есть \(known).")
    }

    public static func notLoaded(_ text: String, loaded count: Int) -> String {
        localized(
            "\(text) is beyond the \(photos(count)) shown so far; `more` loads the next ones.",
            "\(text) — дальше показанного: пока \(photos(count)). `more` загрузит следующие.")
    }

    public static func incompleteRange(_ text: String) -> String {
        localized(
            "`\(text)` is not a range; one looks like `3-5`.",
            "`\(text)` — не диапазон; он выглядит так: `3-5`.")
    }

    public static func severalNumbers(_ command: String) -> String {
        localized("`\(command)` takes one number.", "`\(command)` принимает один номер.")
    }

    public static func backwards(_ first: Int, _ last: Int) -> String {
        localized(
            "\(first)-\(last) is reversed; type \(last)-\(first).",
            "\(first)-\(last): обратный порядок; введите \(last)-\(first).")
    }

    public static func word(_ word: String, known: [String]) -> String {
        let known = known.joined(separator: ", ")
        return localized(
            "`\(word)` is not valid here; type \(known).",
            "Слово `\(word)` здесь не подходит; введите: \(known).")
    }
}
