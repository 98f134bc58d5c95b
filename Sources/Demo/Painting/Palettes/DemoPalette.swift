struct DemoPalette: Sendable {
    /// Sky from the top to the horizon.
    var zenith: Tint
    var upper: Tint
    var lower: Tint
    var horizon: Tint
    var glow: Tint
    var light: Tint
    var haze: Tint
    /// Shaded sides of near objects.
    var dark: Tint

    init(_ motif: Motif) {
        self = DemoPalette(motif.palette).under(motif.weather, at: motif.daytime)
    }

    init(_ name: PaletteName) {
        let tints = name.hexes.map { Tint(hex: $0) }
        zenith = tints[0]
        upper = tints[1]
        lower = tints[2]
        horizon = tints[3]
        glow = tints[4]
        light = tints[5]
        haze = tints[6]
        dark = tints[7]
    }

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

extension PaletteName {
    fileprivate var hexes: [UInt32] {
        switch self {
        case .rose: [0x5B6FA8, 0x9A8FC0, 0xE6A9B4, 0xFFD9B8, 0xFFE3C0, 0xFFD2B0, 0xC9A3B8, 0x2B2740]
        case .gold: [0x4F83B5, 0x8DB4CC, 0xE9D9A8, 0xFFE9A6, 0xFFF2C4, 0xFFE09A, 0xC8BE9E, 0x262B33]
        case .mint: [0x3E7F9A, 0x72B3B4, 0xB9DDBE, 0xF2F0C4, 0xFFF8D8, 0xF0EDBE, 0x9FC4B4, 0x1A2E33]
        case .azure: [0x1F66B8, 0x4A92D6, 0x8CC0EA, 0xCFE6F4, 0xFFFDF0, 0xFFF6DC, 0x9DC3E2, 0x16293F]
        case .pale: [0x5E93C4, 0x8FB6DA, 0xBCD5E8, 0xEDF1EC, 0xFFFFF6, 0xFFFAEA, 0xB9CCDA, 0x2A3B4C]
        case .turquoise: [0x13799B, 0x35A0B4, 0x7FCBCB, 0xD5EEDD, 0xFFFDEB, 0xFFF7D6, 0x8CC6C8, 0x10303A]
        case .amber: [0x27406E, 0x6A6288, 0xE38A52, 0xFFC46B, 0xFFD98A, 0xFFB45E, 0xB0785F, 0x1B1620]
        case .crimson: [0x2A1F4E, 0x6E2E62, 0xD24B4E, 0xFF9A55, 0xFFB56B, 0xFF8A5A, 0x93455A, 0x1A0F1E]
        case .violet: [0x1E2258, 0x4D3F8C, 0xA45FA8, 0xF3A0A8, 0xFFC0B4, 0xF09AB0, 0x79528E, 0x120F28]
        case .indigo: [0x0B1238, 0x1A2860, 0x34498C, 0x6478B4, 0xC9D6FF, 0xA9BBEE, 0x3A4E8A, 0x080B1A]
        case .midnight: [0x0A1424, 0x15263F, 0x284360, 0x4D6A84, 0xDCE6F0, 0xA8BACB, 0x2E4762, 0x070B12]
        case .emerald: [0x062430, 0x0E3D47, 0x1E6460, 0x4C9482, 0xCDF3DC, 0x93D1B8, 0x256464, 0x051418]
        }
    }
}
