extension Phrases {
    /// Seconds that each photo of a slideshow is shown unless told otherwise.
    public static let slideshowPause = 5

    /// What stands over a photo that has the whole screen: who made it, and where, when that is known.
    public static func caption(of photo: Photo) -> String {
        [name(of: photo.author), photo.place?.name].compactMap(\.self).joined(separator: " · ")
    }

    /// After so many photos.
    public static func slideshowEnded(after count: Int, isLast: Bool) -> String {
        let photos = count == 1 ? "1 photo" : "\(number(count)) photos"
        return isLast
            ? "The slideshow showed \(photos); this is the last one of the list."
            : "The slideshow showed \(photos); `slideshow` goes on from here."
    }

    /// There is nothing to show one on.
    public static let noSlideshow =
        "A slideshow takes a terminal that shows pictures, and somebody to press a key; `next` shows the next photo."
}
