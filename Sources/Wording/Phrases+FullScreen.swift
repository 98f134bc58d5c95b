public import GalleryCore

extension Phrases {
    /// Seconds that each photo of a slideshow is shown unless told otherwise.
    public static let slideshowPause = 5

    /// What stands over a photo that has the whole screen: who made it, and where, when that is known.
    public static func caption(of photo: Photo) -> String {
        [name(of: photo.author), photo.place?.name].compactMap(\.self).joined(separator: " · ")
    }

    /// After so many photos.
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

    /// There is nothing to show one on.
    public static var noSlideshow: String {
        localized(
            "A slideshow needs an interactive terminal that shows pictures. `next` shows the "
                + "next photo.",
            "Для слайд-шоу нужен интерактивный терминал с поддержкой изображений. `next` покажет "
                + "следующую фотографию.")
    }
}
