import GalleryCore

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
        localized("Show camera, place, tags and counts", "Показать камеру, место, метки и счётчики")
    }
    public static var zoom: String {
        localized(
            "Zoom in, out, or to fit (100 %: one photo pixel per screen pixel)",
            "Увеличить, уменьшить или показать целиком (100 %: пиксель в пиксель)")
    }
    public static var full: String {
        localized(
            "Show only the photo until a key is pressed; Space pauses an animation",
            "Показать только фотографию, до нажатия клавиши; пробел останавливает анимацию")
    }
    public static var grid: String {
        localized(
            "Browse the list on the whole screen with the arrow keys; Enter shows a photo, q leaves",
            "Просматривать список на весь экран стрелками; Enter показывает фотографию, q — выход")
    }
    public static var slideshow: String {
        localized(
            "Show the photos from here on, \(Phrases.slideshowPause) seconds each by default, "
                + "until a key is pressed",
            "Показывать фотографии подряд, по умолчанию по \(Phrases.slideshowPause) с, до "
                + "нажатия клавиши")
    }
    /// For `left`, `right`, `up` and `down`.
    public static var pan: String {
        localized("Move around a zoomed photo", "Перемещаться по увеличенной фотографии")
    }
}
