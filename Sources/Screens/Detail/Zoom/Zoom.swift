struct Zoom: Equatable, Sendable {
    /// Terminal pixels per pixel of the photo; 1 is 100 %.
    let scale: Double
    /// From 0 (left edge of the photo) to 1.
    let centerX: Double
    /// From 0 (top edge of the photo) to 1.
    let centerY: Double
}

enum ZoomChange: Equatable, Sendable {
    case nearer
    case farther
    /// Fits the photo on the screen.
    case whole
    /// 1 is 100 %.
    case to(Double)
}

enum PanDirection: String, CaseIterable, Sendable {
    case left, right, up, down
}
