/// sRGB-encoded red, green and blue from 0 to 1, above 1 for light sources; a fourth lane fills a SIMD register.
typealias Tint = SIMD4<Float>

extension SIMD4<Float> {
    init(hex: UInt32) {
        self.init(
            Float(hex >> 16 & 0xFF) / 255, Float(hex >> 8 & 0xFF) / 255, Float(hex & 0xFF) / 255, 0)
    }

    init(grey: Float) { self.init(grey, grey, grey, 0) }

    /// Luma with the weights of ITU-R BT.709.
    var luma: Float { x * 0.2126 + y * 0.7152 + z * 0.0722 }

    /// Interpolates from this color (0) to `other` (1).
    func mixed(with other: Tint, _ amount: Float) -> Tint { self + (other - self) * amount }

    func lit(by light: Tint) -> Tint {
        var room = Tint(repeating: 1) - self
        room.replace(with: 0, where: room .< 0)
        return self + light * room
    }

    func saturated(_ amount: Float) -> Tint {
        let grey = Tint(grey: luma)
        return grey + (self - grey) * amount
    }
}
