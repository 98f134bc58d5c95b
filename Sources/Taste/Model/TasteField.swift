import GalleryCore

/// Kind of trait with one value per photo, such as a color.
protocol TasteField: Sendable {
    /// Log ratio of the value's frequencies in liked and in seen photos, leaving out the liked photo at `index`.
    func ratio(of photo: PhotoTraits, without index: Int?) -> Double
}
