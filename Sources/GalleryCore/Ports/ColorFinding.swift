public protocol ColorFinding: Sendable {
    /// Average color; may download the picture. `nil` if the picture is unavailable.
    func color(of photo: Photo) async -> RGB?
}
