import func Glibc.pow

/// sRGB transfer function (IEC 61966-2-1).
public enum SRGBTransfer {
    /// Linear light, 0 to 1.
    public static func linear(_ channel: UInt8) -> Double { light[Int(channel)] }

    /// Nearest channel value; `linear` is clamped to 0...1.
    public static func encoded(_ linear: Float) -> UInt8 {
        guard linear > 0 else { return 0 }
        guard linear < 1 else { return 255 }
        let value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
        return UInt8(clamping: Double(value * 255 + 0.5))
    }

    private static let light = (0...255).map { channel in
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
