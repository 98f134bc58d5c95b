public import GalleryCore

extension Phrases {
    public enum Viewer {
        /// Position and zoom, if zoomed, precede the texts, since the end is cut in a narrow window.
        public static func caption(of photo: Photo, index: Int, total: Int?, zoom: String?) -> String {
            let title = title(of: photo)
            // The author must remain visible in a narrow window.
            let short = title.count > 40 ? title.prefix(39) + "…" : title[...]
            let parts = [portion(index + 1, of: total), zoom, String(short), authorship(of: photo)]
            return joined(parts.compactMap(\.self))
        }

        public static func joined(_ parts: [String]) -> String { parts.joined(separator: " · ") }

        public static var paused: String { localized("Paused", "Пауза") }

        public static var hint: String {
            localized("q: back, ?: keys", "q — назад, ? — клавиши")
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
                (localized("arrows", "стрелки"), localized("move a zoomed photo", "сдвиг увеличенной")),
                (verbatim("f"), localized("add to favorites, or remove", "в избранное или из него")),
                (verbatim("s"), localized("save", "сохранить")),
                (verbatim("c"), localized("copy the credit", "копировать подпись")),
                (verbatim("i"), localized("show or hide the caption", "показать или скрыть подпись")),
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
