/// What help says of the commands of one photo.
extension Phrases.Help {
    /// `next`.
    public static var next: String {
        said(
            "the next photo (or Enter)",
            "следующая фотография (или Enter)")
    }
    /// `prev`.
    public static var previous: String { said("the photo before", "предыдущая фотография") }
    /// `info`.
    public static var info: String { said("camera, place, tags, counts", "камера, место, метки, числа") }
    /// `zoom`.
    public static var zoom: String {
        said(
            "nearer, farther, or all of the photo (100 %: a pixel of it for one here)",
            "ближе, дальше или всё фото (100 %: пиксель на пиксель)")
    }
    /// `full`.
    public static var full: String {
        said(
            "nothing but the photo until a key is pressed",
            "только фотография, до нажатия клавиши")
    }
    /// `slideshow`.
    public static var slideshow: String {
        said(
            "the photos from here on, \(Phrases.slideshowPause) seconds each unless you say, until a key is pressed",
            "фотографии подряд, по \(Phrases.slideshowPause) с, если не сказано иначе, до нажатия клавиши")
    }
    /// `left`, `right`, `up`, `down`.
    public static var pan: String {
        said(
            "move over a photo that is zoomed",
            "двигаться по увеличенной фотографии")
    }
}
