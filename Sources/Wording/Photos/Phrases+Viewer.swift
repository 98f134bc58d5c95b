extension Phrases {
    public static var keysHint: String { localized("?: keys", "? — клавиши") }

    public enum Viewer {
        public static func joined(_ parts: [String]) -> String { parts.joined(separator: " · ") }

        public static var paused: String { localized("Paused", "Пауза") }

        public static var hint: String {
            localized("q: back, ?: keys", "q — назад, ? — клавиши")
        }

        /// Message for a key that only the grid has.
        public static var isForGrid: String {
            localized("This key works in the grid (`grid`).", "Эта клавиша — для сетки (`grid`).")
        }

        public static var keys: [(keys: String, meaning: String)] {
            [
                (localized("Right, Space, n", "вправо, пробел, n"), localized("next photo", "следующая")),
                (localized("Left, p", "влево, p"), localized("previous photo", "предыдущая")),
                (
                    localized("Space", "пробел"),
                    localized("pause a slideshow or an animation", "пауза слайд-шоу или анимации")
                ),
                (verbatim("+ - 0"), localized("zoom in, out, to fit", "крупнее, мельче, целиком")),
                (
                    localized("arrows, h j k l", "стрелки, h j k l"),
                    localized("move a zoomed photo", "сдвиг увеличенной")
                ),
                (verbatim("f"), localized("add to favorites, or remove", "в избранное или из него")),
                (verbatim("s"), localized("save", "сохранить")),
                (verbatim("m"), localized("mark, or remove the mark", "отметить или снять отметку")),
                (verbatim("b"), localized("add to the board in use", "добавить на выбранную доску")),
                (verbatim("c y"), localized("copy the credit, the link", "копировать подпись, ссылку")),
                (verbatim("w"), localized("open the web page", "открыть веб-страницу")),
                (verbatim("i"), localized("show the details", "показать подробности")),
                (verbatim("t"), localized("show or hide the caption", "показать или скрыть подпись")),
                (verbatim("u"), localized("undo", "отменить")),
                (
                    verbatim("Delete, r"),
                    localized(
                        "move your own file to the trash, rename it", "свой файл: в корзину, переименовать")
                ),
                (verbatim("/"), localized("search, or narrow the list", "искать или сузить список")),
                (verbatim(":"), localized("type a command", "ввести команду")),
                (verbatim("q Esc"), localized("back", "назад")),
            ]
        }
    }
}

extension Phrases {
    /// Default duration of a photo in a slideshow, in seconds.
    public static let slideshowPause = 5

    public static var slideshowRange: String {
        localized(
            "A photo stays for 0.5 to 3600 seconds, as with `slideshow 10`.",
            "Фотография видна от 0,5 до 3600 с, например: `slideshow 10`.")
    }

    /// `isLast` is whether the slideshow reached the end of the list.
    public static func slideshowEnded(after count: Int, isLast: Bool) -> String {
        let photos = photos(count)
        return isLast
            ? localized(
                "Slideshow finished: \(photos), end of list.",
                "Слайд-шоу окончено: \(photos), конец списка.")
            : localized(
                "Slideshow stopped: \(photos). `slideshow` continues from here.",
                "Слайд-шоу остановлено: \(photos). `slideshow` продолжит отсюда.")
    }

    public static var noSlideshow: String {
        localized(
            "A slideshow needs an interactive terminal that shows pictures. `next` shows the next photo.",
            "Для слайд-шоу нужен интерактивный терминал с поддержкой изображений. `next` покажет "
                + "следующую фотографию.")
    }
}
