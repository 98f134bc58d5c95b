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
