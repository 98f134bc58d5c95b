/// Why there is no picture where one should be drawn.
public enum PictureAbsence: Error, Equatable, Sendable {
    /// The photo has none, or it cannot be drawn here.
    case missing
    case notFetched(CatalogError)
    case notDecoded(PictureError)
}
