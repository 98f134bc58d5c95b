/// Determines average colors that services do not report.
public protocol ColorFinding: Sendable {
    /// May download the picture; `nil` if unavailable.
    func color(of photo: Photo) async -> RGB?
}
