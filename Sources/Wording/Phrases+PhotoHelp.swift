import GalleryCore

/// What help says of the commands of one photo.
extension Phrases.Help {
    /// `next`.
    public static var next: String {
        localized(
            "the next photo (or Enter)",
            "следующая фотография (или Enter)")
    }
    /// `prev`.
    public static var previous: String { localized("the photo before", "предыдущая фотография") }
    /// `info`.
    public static var info: String { localized("camera, place, tags, counts", "камера, место, метки, числа") }
    /// `zoom`.
    public static var zoom: String {
        localized(
            "nearer, farther, or all of the photo (100 %: a pixel of it for one here)",
            "ближе, дальше или всё фото (100 %: пиксель на пиксель)")
    }
    /// `full`.
    public static var full: String {
        localized(
            "nothing but the photo until a key is pressed",
            "только фотография, до нажатия клавиши")
    }
    /// `slideshow`.
    public static var slideshow: String {
        localized(
            "the photos from here on, \(Phrases.slideshowPause) seconds each unless you say, until a key is pressed",
            "фотографии подряд, по \(Phrases.slideshowPause) с, если не сказано иначе, до нажатия клавиши")
    }
    /// `left`, `right`, `up`, `down`.
    public static var pan: String {
        localized(
            "move over a photo that is zoomed",
            "двигаться по увеличенной фотографии")
    }
}
