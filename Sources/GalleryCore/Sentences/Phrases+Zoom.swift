extension Phrases {
    /// How near one is: `100 %`, or below ten with a decimal, `1.6 %`.
    public static func percent(_ scale: Double) -> String {
        let tenths = Int((scale * 1000).rounded())
        return tenths < 100 && tenths % 10 != 0 ? "\(tenths / 10).\(tenths % 10) %" : "\((tenths + 5) / 10) %"
    }

    /// How near one is to a photo, and what of it stands in the middle: 0 to 1 from the left and from the top.
    public static func zoom(_ scale: Double, x: Double, y: Double) -> String {
        "\(percent(scale)) · \(percent(x)) across, \(percent(y)) down"
    }

    /// Nearer than this it cannot be looked at.
    public static func nearest(_ scale: Double) -> String { "\(percent(scale)) is as near as it gets." }
    /// All of the photo is on the screen.
    public static let wholePhoto = "This is the whole photo; `zoom in` goes nearer."
    /// There is nothing more in that direction.
    public static let photoEdge = "This is the edge of the photo."
    /// Only what has a size can be looked at from near.
    public static let sizeUnknown =
        "How large this photo is, the service does not say, so it is shown as a whole; `save` has all of it."
}
