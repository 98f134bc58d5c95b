/// Size and coordinates of a complete picture: y from 0 (top) to 1 (bottom), x from 0 to `aspect`.
struct Frame: Equatable, Sendable {
    let width: Int
    let height: Int

    var aspect: Float { Float(width) / Float(height) }
    var pixel: Float { 1 / Float(height) }
    /// Length of the shorter side. Figures are scaled by it, so that they also fit in portraits.
    var unit: Float { min(1, aspect) }
    /// Size of a figure that is `width` units wide: `wanted`, or less if the figure would not fit.
    func size(_ wanted: Float, width: Float) -> Float { min(wanted, aspect * 0.84 / width) }
    var middle: Float { aspect / 2 }
}
