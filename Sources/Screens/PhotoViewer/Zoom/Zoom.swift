struct Zoom: Equatable, Sendable {
    /// Terminal pixels per pixel of the photo; 1 is 100 %.
    let scale: Double
    /// 0 is the left edge of the photo, 1 the right edge.
    let centerX: Double
    /// 0 is the top edge of the photo, 1 the bottom edge.
    let centerY: Double
}

enum ZoomChange: Equatable, Sendable {
    case nearer
    case farther
    case whole
    /// Scale; 1 is 100 %.
    case to(Double)
    /// Multiple of the scale that fits the photo on the screen.
    case times(Double)
}

enum PanDirection: String, CaseIterable, Sendable {
    case left, right, up, down
}
