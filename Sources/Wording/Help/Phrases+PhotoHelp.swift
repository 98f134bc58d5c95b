extension Phrases.Help {
    public static var next: String {
        localized(
            "Go to the next photo, screenful or board",
            "Перейти к следующей фотографии, странице или доске")
    }
    public static var previous: String {
        localized(
            "Go to the previous photo, screenful or board",
            "Перейти к предыдущей фотографии, странице или доске")
    }
    public static var info: String {
        localized(
            "Show author, license, size, date, page and camera; `all` adds identifiers",
            "Показать автора, лицензию, размер, дату, страницу и камеру; `all` — и идентификаторы")
    }
    public static var zoom: String {
        localized(
            "Zoom in, out, to fit, to times the fit, or to percent of the photo's pixels",
            "Увеличить, уменьшить, показать целиком, во столько раз или в процентах пикселей")
    }
    public static var full: String {
        localized(
            "Show photos on the whole screen: arrows, + - zoom, f s c, `?` keys, q back",
            "Показать фотографии на весь экран: стрелки, + - масштаб, f s c, `?` клавиши, q — назад")
    }
    public static var grid: String {
        localized(
            "Browse the list on the whole screen with the arrow keys; Space marks a photo and moves on, Enter "
                + "shows it, q leaves",
            "Просматривать список на весь экран стрелками; пробел отмечает и переходит дальше, Enter "
                + "показывает фотографию, q — выход")
    }
    public static var slideshow: String {
        localized(
            "Show the photos from here on, \(Phrases.slideshowPause) seconds each by default; "
                + "Space pauses, q ends",
            "Показывать фотографии подряд, по умолчанию по \(Phrases.slideshowPause) с; "
                + "пробел — пауза, q — конец")
    }
    /// Help for `left`, `right`, `up` and `down`.
    public static var pan: String {
        localized("Move around a zoomed photo", "Перемещаться по увеличенной фотографии")
    }
}
