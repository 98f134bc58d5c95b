/// The size of a whole picture and its coordinates: y runs from 0 at the top to 1 at the bottom, x from 0 to
/// `aspect`, so that a painting looks the same at every size.
struct Frame: Equatable, Sendable {
    let width: Int
    let height: Int

    /// Width divided by height.
    var aspect: Float { Float(width) / Float(height) }
    /// The side of a pixel.
    var pixel: Float { 1 / Float(height) }
    /// The shorter side: figures are sized by it, so that they fit in portraits too.
    var unit: Float { min(1, aspect) }
    /// The size wanted for a figure, or what fits when it is `width` units wide.
    func size(_ wanted: Float, width: Float) -> Float { min(wanted, aspect * 0.84 / width) }
    /// The middle of the picture across.
    var middle: Float { aspect / 2 }
}
