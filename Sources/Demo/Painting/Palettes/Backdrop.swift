/// Sky of an outdoor picture for its time of day and weather, with the light for all layers in front of it.
struct Backdrop: Sendable {
    let motif: Motif
    let frame: Frame
    let palette: DemoPalette
    let horizon: Float
    let light: Light
    let layers: [any Layer]

    init(
        _ motif: Motif, in frame: Frame, horizon: Float, _ random: inout SplitMix64, clouds: Bool = true,
        hasDisc: Bool = true
    ) {
        self.motif = motif
        self.frame = frame
        self.horizon = horizon
        let palette = DemoPalette(motif)
        self.palette = palette
        let light = Light(motif, horizon: horizon, in: frame, &random)
        self.light = light
        var layers: [any Layer] = [SkyLayer(palette: palette, horizon: horizon)]
        let isClear = motif.weather == .clear
        if motif.daytime == .night, isClear {
            layers.append(StarLayer(noise: motif.noise(11), bottom: horizon, density: 60, brightness: 0.9))
        }
        let strength: Float = isClear ? 1 : motif.weather == .fog ? 0.65 : 0.3
        layers.append(
            GlowLayer(
                centre: light.position, reach: motif.daytime == .noon ? 0.5 : 0.62, tint: palette.glow,
                strength: strength * (light.isMoon ? 0.5 : 0.95)))
        if hasDisc, isClear || motif.weather == .fog { layers += Self.disc(light, palette, motif, &random) }
        let cover = isClear ? random.between(0.1, 0.6) : random.between(0.7, 0.95)
        if clouds, motif.weather != .fog {
            layers.append(
                CloudLayer(
                    noise: motif.noise(12), horizon: horizon, cover: cover,
                    light: Self.cloudLight(palette, motif), shade: Self.cloudShade(palette, motif),
                    sun: light.position, opacity: motif.daytime == .night ? 0.5 : 0.85))
        }
        self.layers = layers
    }

    /// Density of the haze, 0 (clear weather) to 1.
    var thickness: Float {
        switch motif.weather {
        case .clear: 0
        case .fog: 0.75
        case .rain: 0.35
        case .snow: 0.4
        }
    }

    /// Color of an object at a depth from 0 (at the horizon) to 1 (near).
    func tint(at depth: Float, of near: Tint? = nil) -> Tint {
        let clear = depth * depth * 0.35 + depth * 0.65
        return palette.haze.mixed(
            with: near ?? palette.dark, max(0, clear * (1 - thickness * (1 - depth * 0.7))))
    }

    /// Hills with haze between them, from far to near. `base` and `depth` are functions of a hill's number.
    func hills(
        _ count: Int, noise: Int, height: Float, scale: Float, base: (Float) -> Float,
        depth: (Float) -> Float
    ) -> [any Layer] {
        (0..<count).map { number in
            RidgeLayer(
                noise: motif.noise(noise + number), base: base(Float(number)), height: height, scale: scale,
                tint: tint(at: depth(Float(number))), haze: palette.haze)
        }
    }

    /// Water that glitters at the x coordinate `column`; a greater `depth` darkens it.
    func water(
        at horizon: Float, reflecting background: Scene, depth: Float, roughness: Float, glitter: Float,
        at column: Float
    ) -> WaterLayer {
        WaterLayer(
            noise: motif.noise(26), horizon: horizon, reflected: background,
            tint: palette.zenith.mixed(with: palette.dark, depth).mixed(with: palette.haze, thickness * 0.4),
            roughness: roughness, glitter: (column, palette.glow * glitter))
    }

    /// Light along the edges that face the light source. `across` and `up` are in figure units.
    func rim(_ across: Float, _ up: Float, isMirrored: Bool = false, tint: Tint? = nil)
        -> FigureLayer.Rim
    {
        (tint ?? palette.light, SIMD2(light.side * (isMirrored ? across : -across), up))
    }

    private static func disc(
        _ light: Light, _ palette: DemoPalette, _ motif: Motif, _ random: inout SplitMix64
    )
        -> [any Layer]
    {
        guard light.isMoon else {
            let tint = palette.glow.mixed(with: Tint(grey: 1.05), 0.65)
            return [DiscLayer(centre: light.position, radius: light.radius, tint: tint)]
        }
        let phase: Float? = random.oneIn(3) ? nil : random.between(0.35, 0.9) * -light.side
        let tint = Tint(0.97, 0.96, 0.9, 0)
        return [
            DiscLayer(
                centre: light.position, radius: light.radius, tint: tint, plains: motif.noise(14),
                shadow: phase)
        ]
    }

    private static func cloudLight(_ palette: DemoPalette, _ motif: Motif) -> Tint {
        switch motif.daytime {
        case .noon: Tint(grey: motif.weather == .clear ? 1 : 0.8).mixed(with: palette.horizon, 0.15)
        case .night: palette.horizon.mixed(with: palette.glow, 0.15)
        case .dawn, .dusk: palette.light.mixed(with: palette.glow, 0.4)
        }
    }

    private static func cloudShade(_ palette: DemoPalette, _ motif: Motif) -> Tint {
        switch motif.daytime {
        case .noon: palette.haze.mixed(with: Tint(grey: 0.75), 0.5)
        case .night: palette.upper
        case .dawn, .dusk: palette.upper.mixed(with: palette.haze, 0.5)
        }
    }
}

struct Light: Sendable {
    /// Position of the sun or the moon. Even if hidden, it colors the sky.
    let position: SIMD2<Float>
    let radius: Float
    let isMoon: Bool
    /// 1 if the light is in the left half and so lights surfaces that face left, otherwise -1.
    let side: Float

    init(_ motif: Motif, horizon: Float, in frame: Frame, _ random: inout SplitMix64) {
        let isLeft = random.oneIn(2)
        let across = frame.aspect * (isLeft ? random.between(0.18, 0.42) : random.between(0.58, 0.82))
        side = isLeft ? 1 : -1
        isMoon = motif.daytime == .night
        let unit = frame.unit
        switch motif.daytime {
        case .dawn, .dusk:
            position = SIMD2(across, horizon * random.between(0.7, 0.93))
            radius = unit * random.between(0.035, 0.06)
        case .noon:
            position = SIMD2(across, horizon * random.between(0.12, 0.35))
            radius = unit * 0.035
        case .night:
            position = SIMD2(across, horizon * random.between(0.2, 0.5))
            radius = unit * random.between(0.035, 0.06)
        }
    }
}
