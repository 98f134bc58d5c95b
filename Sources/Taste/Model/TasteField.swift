import GalleryCore
import Glibc

/// Trait with one value per photo, such as a color.
protocol TasteField: Sendable {
    /// Log ratio of the frequencies in liked and seen photos, leaving out the liked photo at `index`.
    func ratio(of photo: PhotoTraits, without index: Int?) -> Double
}
