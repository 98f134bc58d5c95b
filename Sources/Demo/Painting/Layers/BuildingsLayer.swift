struct BuildingsLayer: Layer {
    enum Roof: Int, Sendable { case flat, stepped, spire, slanted, domed }

    struct Building: Sendable {
        let left: Float
        let right: Float
        let top: Float
        let roof: Roof
        let tint: Tint
        /// Windows per floor, and height of each floor.
        let windows: Float
        let storey: Float
    }

    let noise: Noise
    let buildings: [Building]
    let bottom: Float
    let lit: Float
    let windowTint: Tint
    let haze: Tint
    let hazeAmount: Float
    /// 1 for light from the left, -1 from the right.
    let side: Float
    let light: Tint

    func paint(_ band: inout Band) {
        for (number, building) in buildings.enumerated() { paint(building, Int32(number), &band) }
    }

    private func paint(_ building: Building, _ number: Int32, _ band: inout Band) {
        let width = building.right - building.left
        let crown = Self.crown(building.roof, width)
        let box = Box(left: building.left, top: building.top - crown, right: building.right, bottom: bottom)
        let pixel = band.frame.pixel
        band.shade(box) { x, y, tint in
            let across = (x - building.left) / width
            let edge = Self.top(building.roof, across, crown) + building.top
            var cover = Wave.coverage(edge - y, pixel)
            cover *= min(1, (min(x + pixel / 2, building.right) - max(x - pixel / 2, building.left)) / pixel)
            guard cover > 0 else { return }
            let facing = across < 0.5 ? side : -side
            var wall = building.tint.mixed(with: light, facing > 0 ? 0.16 : 0.03)
            wall = window(across, y - building.top, building, number, pixel, wall)
            let down = Wave.step(building.top, bottom, y)
            tint = tint.mixed(with: wall.mixed(with: haze, down * hazeAmount), cover)
        }
    }

    private func window(
        _ across: Float, _ down: Float, _ building: Building, _ number: Int32, _ pixel: Float, _ wall: Tint
    ) -> Tint {
        let u = across * building.windows
        let v = down / building.storey
        guard v > 0.4 else { return wall }
        let column = u.rounded(.down)
        let row = v.rounded(.down)
        let cell = noise.cell(Int32(column) &+ number &* 131, Int32(row) &* 7 &+ number)
        let glass = wall * 0.78
        let bright = windowTint * (0.6 + 0.5 * noise.cell(Int32(row), Int32(column) &+ number &* 17))
        let pane = cell < lit ? bright : glass
        let width = (building.right - building.left) / building.windows
        // Windows smaller than a pixel are painted in the average color.
        let sharp = Wave.step(0.7, 2.2, min(width, building.storey) / pixel)
        let mean = wall.mixed(with: glass.mixed(with: bright, lit), 0.3)
        let insideAcross = Wave.coverage(abs(u - column - 0.5) - 0.3, pixel / width)
        let insideDown = Wave.coverage(abs(v - row - 0.5) - 0.28, pixel / building.storey)
        let sharpened = wall.mixed(with: pane, insideAcross * insideDown)
        return mean.mixed(with: sharpened, sharp)
    }

    /// Height of a roof above the walls.
    private static func crown(_ roof: Roof, _ width: Float) -> Float {
        switch roof {
        case .flat: 0
        case .stepped: width * 0.5
        case .spire: width * 1.5
        case .slanted: width * 0.45
        case .domed: width * 0.5
        }
    }

    /// Outline of a roof from the left wall (0) to the right (1), relative to the walls; up is negative.
    private static func top(_ roof: Roof, _ across: Float, _ crown: Float) -> Float {
        let away = abs(across - 0.5) * 2
        switch roof {
        case .flat: return 0
        case .stepped: return away < 0.3 ? -crown : away < 0.65 ? -crown * 0.45 : 0
        case .spire: return away < 0.05 ? -crown : away < 0.55 ? -crown * 0.35 * (1 - away / 0.55) - 0.004 : 0
        case .slanted: return -crown * across
        case .domed: return -crown * max(0, 1 - away * away).squareRoot()
        }
    }

    /// Row of buildings from edge to edge, taller near the middle.
    static func row(
        _ random: inout SplitMix64, in frame: Frame, bottom: Float, height: ClosedRange<Float>,
        width: ClosedRange<Float>, tint: Tint
    ) -> [Building] {
        var buildings: [Building] = []
        var left: Float = -0.04
        while left < frame.aspect {
            let wide = random.between(width.lowerBound, width.upperBound) * (0.55 + 0.45 * frame.unit)
            let central = 1 - abs(left + wide / 2 - frame.middle) / frame.aspect
            let tall = random.between(height.lowerBound, height.upperBound) * (0.45 + 0.65 * central)
            let storey = random.between(0.012, 0.018)
            buildings.append(
                Building(
                    left: left, right: left + wide, top: bottom - tall,
                    roof: Roof(rawValue: random.below(9)) ?? .flat,
                    tint: tint * random.between(0.88, 1.12), windows: max(2, (wide / 0.0135).rounded(.down)),
                    storey: storey))
            left += wide * random.between(0.85, 1.12)
        }
        return buildings
    }
}
