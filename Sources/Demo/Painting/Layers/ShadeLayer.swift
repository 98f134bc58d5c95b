struct ShadeLayer: Layer {
    let box: Box
    let shade: @Sendable (_ x: Float, _ y: Float, _ tint: inout Tint) -> Void

    init(_ box: Box = .all, _ shade: @escaping @Sendable (Float, Float, inout Tint) -> Void) {
        self.box = box
        self.shade = shade
    }

    func paint(_ band: inout Band) { band.shade(box, shade) }
}
