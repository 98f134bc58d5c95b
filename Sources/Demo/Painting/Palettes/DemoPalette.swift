/// Colors of one picture.
struct DemoPalette: Sendable {
    /// Sky from the top to the horizon.
    var zenith: Tint
    var upper: Tint
    var lower: Tint
    var horizon: Tint
    /// Glow around the sun or the moon.
    var glow: Tint
    /// Color of lit surfaces.
    var light: Tint
    /// Color of the distance.
    var haze: Tint
    /// Shaded sides of near objects.
    var dark: Tint

    init(
        _ zenith: UInt32, _ upper: UInt32, _ lower: UInt32, _ horizon: UInt32, glow: UInt32, light: UInt32,
        haze: UInt32, dark: UInt32
    ) {
        self.zenith = Tint(hex: zenith)
        self.upper = Tint(hex: upper)
        self.lower = Tint(hex: lower)
        self.horizon = Tint(hex: horizon)
        self.glow = Tint(hex: glow)
        self.light = Tint(hex: light)
        self.haze = Tint(hex: haze)
        self.dark = Tint(hex: dark)
    }

    /// Palette of a motif, including its weather.
    init(_ motif: Motif) {
        self = DemoPalette(motif.palette).under(motif.weather, at: motif.daytime)
    }

    /// Palette in clear weather.
    init(_ name: PaletteName) {
        switch name {
        case .rose:
            self.init(
                0x5B6FA8, 0x9A8FC0, 0xE6A9B4, 0xFFD9B8, glow: 0xFFE3C0, light: 0xFFD2B0,
                haze: 0xC9A3B8, dark: 0x2B2740)
        case .gold:
            self.init(
                0x4F83B5, 0x8DB4CC, 0xE9D9A8, 0xFFE9A6, glow: 0xFFF2C4, light: 0xFFE09A,
                haze: 0xC8BE9E, dark: 0x262B33)
        case .mint:
            self.init(
                0x3E7F9A, 0x72B3B4, 0xB9DDBE, 0xF2F0C4, glow: 0xFFF8D8, light: 0xF0EDBE,
                haze: 0x9FC4B4, dark: 0x1A2E33)
        case .azure:
            self.init(
                0x1F66B8, 0x4A92D6, 0x8CC0EA, 0xCFE6F4, glow: 0xFFFDF0, light: 0xFFF6DC,
                haze: 0x9DC3E2, dark: 0x16293F)
        case .pale:
            self.init(
                0x5E93C4, 0x8FB6DA, 0xBCD5E8, 0xEDF1EC, glow: 0xFFFFF6, light: 0xFFFAEA,
                haze: 0xB9CCDA, dark: 0x2A3B4C)
        case .turquoise:
            self.init(
                0x13799B, 0x35A0B4, 0x7FCBCB, 0xD5EEDD, glow: 0xFFFDEB, light: 0xFFF7D6,
                haze: 0x8CC6C8, dark: 0x10303A)
        case .amber:
            self.init(
                0x27406E, 0x6A6288, 0xE38A52, 0xFFC46B, glow: 0xFFD98A, light: 0xFFB45E,
                haze: 0xB0785F, dark: 0x1B1620)
        case .crimson:
            self.init(
                0x2A1F4E, 0x6E2E62, 0xD24B4E, 0xFF9A55, glow: 0xFFB56B, light: 0xFF8A5A,
                haze: 0x93455A, dark: 0x1A0F1E)
        case .violet:
            self.init(
                0x1E2258, 0x4D3F8C, 0xA45FA8, 0xF3A0A8, glow: 0xFFC0B4, light: 0xF09AB0,
                haze: 0x79528E, dark: 0x120F28)
        case .indigo:
            self.init(
                0x0B1238, 0x1A2860, 0x34498C, 0x6478B4, glow: 0xC9D6FF, light: 0xA9BBEE,
                haze: 0x3A4E8A, dark: 0x080B1A)
        case .midnight:
            self.init(
                0x0A1424, 0x15263F, 0x284360, 0x4D6A84, glow: 0xDCE6F0, light: 0xA8BACB,
                haze: 0x2E4762, dark: 0x070B12)
        case .emerald:
            self.init(
                0x062430, 0x0E3D47, 0x1E6460, 0x4C9482, glow: 0xCDF3DC, light: 0x93D1B8,
                haze: 0x256464, dark: 0x051418)
        }
    }

    /// Palette for other weather.
    func under(_ weather: Weather, at daytime: Daytime) -> DemoPalette {
        switch weather {
        case .clear: self
        case .fog: veiled(by: horizon.mixed(with: haze, 0.45).saturated(0.6), 0.55, saturation: 0.75)
        case .rain: veiled(by: haze.saturated(0.35) * 0.72, 0.6, saturation: 0.55)
        case .snow:
            veiled(
                by: haze.saturated(0.35).mixed(with: Tint(grey: daytime == .night ? 0.35 : 0.9), 0.5), 0.5,
                saturation: 0.6)
        }
    }

    private func veiled(by veil: Tint, _ amount: Float, saturation: Float) -> DemoPalette {
        var copy = self
        copy.zenith = zenith.saturated(saturation).mixed(with: veil, amount * 0.8)
        copy.upper = upper.saturated(saturation).mixed(with: veil, amount)
        copy.lower = lower.saturated(saturation).mixed(with: veil, amount)
        copy.horizon = horizon.saturated(saturation).mixed(with: veil, amount * 0.8)
        copy.glow = glow.mixed(with: veil, amount * 0.5)
        copy.light = light.saturated(saturation).mixed(with: veil, amount * 0.6)
        copy.haze = haze.mixed(with: veil, 0.7)
        copy.dark = dark.saturated(saturation).mixed(with: veil, 0.12)
        return copy
    }
}
