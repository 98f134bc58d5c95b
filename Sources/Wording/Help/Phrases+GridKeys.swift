extension Phrases.Grid {
    public static var keysHeading: String { localized("In the grid", "В сетке") }

    /// Keys while a command or search is typed, in several lengths, longest first.
    public static var typingKeys: [String] {
        [
            localized(
                "Enter runs it, Esc cancels, Tab completes",
                "Enter — выполнить, Esc — отменить, Tab — дополнить"),
            localized("Enter runs, Esc cancels", "Enter выполнит, Esc отменит"),
        ]
    }

    /// Keys of the next steps, in several lengths, longest first.
    public static func keyLine(isPick: Bool, hasMarks: Bool) -> [String] {
        switch (isPick, hasMarks) {
        case (true, _):
            [
                localized(
                    "Space mark, Enter pick, i details, ? keys, q leave",
                    "пробел — отметить, Enter — выбрать, i — подробности, ? — клавиши, q — выйти"),
                localized("Space mark, Enter pick, ? keys, q leave", "пробел отметить, ? клавиши, q выйти"),
            ]
        case (false, true):
            [
                localized(
                    "s save, c copy credits, f favorite, b board, = compare, ? keys, q back",
                    "s — сохранить, c — подписи, f — избранное, = — сравнить, ? — клавиши, q — назад"),
                localized("s save, c credits, = compare, ? keys", "s сохранить, = сравнить, ? клавиши"),
            ]
        case (false, false):
            [
                localized(
                    "Space mark, Enter full, s save, ? keys, q back",
                    "пробел — отметить, Enter — открыть, s — сохранить, ? — клавиши, q — назад"),
                localized("Space mark, s save, ? keys, q back", "пробел отметить, s сохранить, ? клавиши"),
            ]
        }
    }

    public static func keys(isPick: Bool) -> [(keys: String, meaning: String)] {
        let enter =
            isPick
            ? localized("pick the photo, or the marked ones", "выбрать фотографию или отмеченные")
            : localized("show the photo alone", "показать одну фотографию")
        return [
            (localized("arrows, h j k l n p", "стрелки, h j k l n p"), localized("move", "перемещение")),
            (
                verbatim("PgUp PgDn Home End"),
                localized("a page on or back, to the start or end", "на страницу, в начало, в конец")
            ),
            (
                localized("click, wheel", "щелчок, колёсико"),
                localized("move; a double click is Enter", "перемещение; двойной щелчок как Enter")
            ),
            (verbatim("12 Enter"), localized("go to photo 12", "к фотографии 12")),
            (verbatim("Enter"), enter),
            (
                localized("Space, m", "пробел, m"),
                localized(
                    "mark and move on, or remove the mark", "отметить и перейти дальше или снять отметку")
            ),
            (verbatim("a"), localized("mark all on the screen", "отметить все на экране")),
            (verbatim("f"), localized("add to favorites, or remove", "в избранное или из него")),
            (verbatim("s"), localized("save", "сохранить")),
            (verbatim("b"), localized("add to the board in use", "добавить на выбранную доску")),
            (verbatim("c y"), localized("copy the credit, the link", "копировать подпись, ссылку")),
            (verbatim("w"), localized("open the web page", "открыть веб-страницу")),
            (verbatim("i"), localized("show the details", "показать подробности")),
            (verbatim("="), localized("compare 2 to 4 marked photos", "сравнить от 2 до 4 отмеченных")),
            (verbatim("/"), localized("search, or narrow the list", "искать или сузить список")),
            (verbatim(":"), localized("type a command", "ввести команду")),
            (verbatim("u"), localized("undo", "отменить")),
            (
                verbatim("Delete, r"),
                localized("move your own file to the trash, rename it", "свой файл: в корзину, переименовать")
            ),
            (verbatim("+ -"), localized("more or fewer columns", "больше или меньше столбцов")),
            (
                verbatim("q Esc"),
                isPick ? localized("leave", "выйти") : localized("back to the list", "вернуться к списку")
            ),
        ]
    }
}
