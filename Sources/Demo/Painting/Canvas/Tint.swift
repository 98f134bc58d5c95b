/// A color while painting: red, green, blue in sRGB encoding from 0 to 1 (more for light sources); the fourth
/// lane is unused, it is there because four lanes are one machine register.
typealias Tint = SIMD4<Float>

extension SIMD4<Float> {
    /// `0xRRGGBB`.
    init(hex: UInt32) {
        self.init(
            Float(hex >> 16 & 0xFF) / 255, Float(hex >> 8 & 0xFF) / 255, Float(hex & 0xFF) / 255, 0)
    }

    init(grey: Float) { self.init(grey, grey, grey, 0) }

    /// Perceived lightness by the weights of ITU-R BT.709.
    var luma: Float { x * 0.2126 + y * 0.7152 + z * 0.0722 }

    /// This color where `amount` is 0, `other` where it is 1.
    func mixed(with other: Tint, _ amount: Float) -> Tint { self + (other - self) * amount }

    /// Light added as on a photograph: it brightens, and never burns out.
    func lit(by light: Tint) -> Tint {
        var room = Tint(repeating: 1) - self
        room.replace(with: 0, where: room .< 0)
        return self + light * room
    }

    /// More colorful above 1, toward gray below.
    func saturated(_ amount: Float) -> Tint {
        let grey = Tint(grey: luma)
        return grey + (self - grey) * amount
    }
}
