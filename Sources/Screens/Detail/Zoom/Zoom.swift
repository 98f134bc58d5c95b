/// How near one is to a photo, and what of it stands in the middle.
struct Zoom: Equatable, Sendable {
    /// Terminal pixels a pixel of the photo takes: 1 is 100 %.
    let scale: Double
    /// 0 is the left edge of the photo, 1 the right one.
    let centerX: Double
    /// 0 is the upper edge of the photo, 1 the lower one.
    let centerY: Double
}

enum ZoomChange: Equatable, Sendable {
    case nearer
    case farther
    /// All of the photo.
    case whole
    /// 1 is 100 %.
    case to(Double)
}

/// Where to move over a zoomed photo.
enum PanDirection: String, CaseIterable, Sendable {
    case left, right, up, down
}
