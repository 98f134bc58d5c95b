/// The formats a photo can be saved as.
public enum PictureFormat: String, CaseIterable, Sendable {
    /// Lossy, read by everything.
    case jpg
    /// Without loss, and large.
    case png
    /// Lossy, smaller than JPEG.
    case webp

    /// Reads the word a person types; nil for another.
    public init?(word: String) {
        let word = word.lowercased()
        self.init(rawValue: word == "jpeg" ? "jpg" : word)
    }
}
