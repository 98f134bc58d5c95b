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
