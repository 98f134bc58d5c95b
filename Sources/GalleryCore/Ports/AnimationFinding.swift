/// Tells photos that move from those that do not.
public protocol AnimationFinding: Sendable {
    /// Whether its picture, which was drawn in this session, has more than one frame.
    func isAnimated(_ photo: PhotoID) -> Bool
}
