public protocol AnimationFinding: Sendable {
    /// Whether a picture drawn in this session has several frames.
    func isAnimated(_ photo: PhotoID) -> Bool
}
