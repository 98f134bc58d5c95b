/// Size and coordinates of a whole picture: y from 0 (top) to 1 (bottom), x from 0 to `aspect`, so that a painting is
/// independent of its size.
struct Frame: Equatable, Sendable {
    let width: Int
    let height: Int

    var aspect: Float { Float(width) / Float(height) }
    /// Side length of a pixel.
    var pixel: Float { 1 / Float(height) }
    /// Length of the shorter side, by which figures are scaled, so that they also fit in portraits.
    var unit: Float { min(1, aspect) }
    /// The size `wanted` of a figure, reduced if the figure, `width` units wide, would not fit.
    func size(_ wanted: Float, width: Float) -> Float { min(wanted, aspect * 0.84 / width) }
    /// Horizontal center.
    var middle: Float { aspect / 2 }
}
