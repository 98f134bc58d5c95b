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
                "The slideshow showed \(photos); this is the last one of the list.",
                "Слайд-шоу окончено: \(photos); эта — последняя в списке.")
            : localized(
                "The slideshow showed \(photos); `slideshow` goes on from here.",
                "Слайд-шоу прервано: \(photos); `slideshow` продолжит отсюда.")
    }

    /// There is nothing to show one on.
    public static var noSlideshow: String {
        localized(
            "A slideshow takes a terminal that shows pictures, and somebody to press a key; `next` shows the next photo.",
            "Слайд-шоу нужен терминал, который показывает изображения, и кто-то у клавиатуры; "
                + "`next` покажет следующую фотографию.")
    }
}
