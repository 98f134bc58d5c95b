extension Phrases.Tools {
    public static var summary: String {
        localized(
            "Serve tools for photos to another program (Model Context Protocol)",
            "Предоставить инструменты для фотографий другой программе (Model Context Protocol)")
    }

    public static func help(_ usage: String) -> String {
        let text = localized(
            """
            Answers requests of the Model Context Protocol on standard input and output, one JSON message on each line.
            Its tools search, describe, credit, save and check photos; none deletes or reads favorites, boards or taste.
            Files are saved inside the folders given with --root, else those of the client, else the pictures folder.
            """,
            """
            Отвечает на запросы Model Context Protocol в стандартном вводе и выводе, по сообщению JSON на строку.
            Инструменты ищут, описывают, подписывают, сохраняют и проверяют фотографии; ни один не удаляет файлы \
            и не читает избранное, подборки и вкусы.
            Файлы сохраняются в папках из --root, иначе в папках клиента, иначе в папке для фотографий.
            """)
        return Phrases.usage(verbatim("gallery \(usage)")) + "\n" + text
    }

    public static func rootIsTooWide(_ folder: String) -> String {
        localized(
            "\(folder) is the home folder or contains it: name a folder in it.",
            "\(folder) — домашняя папка или содержит её: укажите папку внутри неё.")
    }

    public static var printsMessages: String {
        localized(
            "`mcp` has its own output: omit --json, --jsonl and --null.",
            "У `mcp` свой вывод: уберите --json, --jsonl и --null.")
    }
}
