extension Phrases {
    public enum Pick {
        public static var summary: String {
            localized("Pick photos for another program", "Выбрать фотографии для другой программы")
        }

        public static func help(_ usage: String) -> String {
            let text = localized(
                """
                Shows the photos found for WORDS, or recommendations, in the grid on the terminal.
                Enter prints the marked photos, or the photo at the cursor, to standard output.
                By default a photo is saved and its path printed; the other options are those of `save`.
                With --first, the first photo is taken, which needs no terminal.
                The exit code is 1 if nothing was picked.
                """,
                """
                Показывает найденные по WORDS фотографии или рекомендации в сетке на терминале.
                Enter выводит отмеченные фотографии или выбранную курсором в стандартный вывод.
                По умолчанию фотография сохраняется и выводится её путь; прочие параметры как у `save`.
                С --first берётся первая фотография, терминал для этого не нужен.
                Если ничего не выбрано, код завершения — 1.
                """)
            return Phrases.usage(verbatim("gallery \(usage)")) + "\n" + text
        }

        public static var noPrompt: String {
            localized(
                "Only commands on photos work while picking. q leaves.",
                "При выборе работают только команды для фотографий. q — выход.")
        }

        public static var savesPaths: String {
            localized(
                "Options of `save` need `--print path` or `--print figure`.",
                "Параметры `save` работают с `--print path` и `--print figure`.")
        }

        public static var needsTerminal: String {
            localized(
                "Nothing was picked: `pick` needs a terminal. `pick --first` takes the first photo.",
                "Ничего не выбрано: для `pick` нужен терминал. `pick --first` возьмёт первую фотографию.")
        }

        public static var nothingFound: String {
            localized("No photos found.", "Фотографии не найдены.")
        }
    }
}
