/// Size and coordinates of a whole picture: y from 0 (top) to 1 (bottom), x from 0 to `aspect`, so that a painting is
/// independent of its size.
struct Frame: Equatable, Sendable {
    let width: Int
    let height: Int

    var aspect: Float { Float(width) / Float(height) }
    /// Side of a pixel.
    var pixel: Float { 1 / Float(height) }
    /// Shorter side. Scales figures, so that they fit portraits too.
    var unit: Float { min(1, aspect) }
    /// Figure size, reduced if a figure of `width` units would not fit.
    func size(_ wanted: Float, width: Float) -> Float { min(wanted, aspect * 0.84 / width) }
    /// Horizontal center.
    var middle: Float { aspect / 2 }
}
