/// Finds out the average color of photos whose service does not tell it.
public protocol ColorFinding: Sendable {
    /// Looks at the picture, which may have to be fetched; nil when there is none.
    func color(of photo: Photo) async -> RGB?
}
