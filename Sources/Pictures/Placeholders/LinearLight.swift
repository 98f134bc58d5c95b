import Glibc

/// sRGB values as amounts of light and back (IEC 61966-2-1).
enum LinearLight {
    /// 0 to 1.
    static func light(_ value: UInt8) -> Float { table[Int(value)] }

    /// The nearest value; amounts beyond 0 to 1 are cut off.
    static func srgb(_ light: Float) -> UInt8 {
        guard light > 0 else { return 0 }
        guard light < 1 else { return 255 }
        let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        return UInt8(value * 255 + 0.5)
    }

    private static let table: [Float] = (0...255).map { value in
        let share = Float(value) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
}
