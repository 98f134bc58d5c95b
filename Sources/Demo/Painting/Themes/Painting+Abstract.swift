extension Painting {
    private var noise: Noise { motif.noise(1) }

    /// Color ramp from dark to light; brightened for night palettes.
    private var ramp: [Tint] {
        let palette = DemoPalette(motif.palette)
        let tints = [
            palette.dark, palette.zenith, palette.upper, palette.lower, palette.horizon, palette.glow,
        ]
        return motif.daytime == .night
            ? tints.map { ($0.mixed(with: palette.glow, 0.14) * 1.15).saturated(1.5) }
            : tints.map { $0.saturated(1.2) }
    }

    private static func color(_ ramp: [Tint], _ t: Float) -> Tint {
        let place = max(0, min(0.9999, t)) * Float(ramp.count - 1)
        let first = Int(place)
        return ramp[first].mixed(with: ramp[first + 1], Wave.step(0, 1, place - Float(first)))
    }

    func flow(_ random: inout SplitMix64) -> Scene {
        let lean = random.between(-0.8, 0.8)
        let bands = random.between(3.5, 6)
        return Scene([
            ShadeLayer { [noise, ramp] x, y, tint in
                let bendX = noise.fractal(x * 0.9, y * 0.9, octaves: 3)
                let bendY = noise.fractal(x * 0.9 + 20, y * 0.9 + 7, octaves: 3)
                let place = (y + x * lean) * bands * 0.5 + bendX * 2.6 + bendY * 1.2
                let band = place - place.rounded(.down)
                let number = Int32(place.rounded(.down))
                let base = Self.color(ramp, 0.12 + 0.8 * noise.cell(number, 3))
                let next = Self.color(ramp, 0.12 + 0.8 * noise.cell(number &+ 1, 3))
                let sheen = Wave.step(0, 1, band)
                let fold = base * (0.7 + 0.5 * sheen)
                tint = fold.mixed(with: next * 0.7, Wave.step(0.965, 1, band))
                tint = tint.lit(by: ramp[5] * (Wave.step(0.6, 0.95, band) * 0.18))
            }
        ])
    }

    func rings(_ random: inout SplitMix64) -> Scene {
        let centre = SIMD2(frame.aspect * random.between(0.3, 0.7), random.between(0.3, 0.7))
        let width = random.between(0.05, 0.085)
        return Scene([
            ShadeLayer { [noise, ramp] x, y, tint in
                let d = SIMD2(x, y) - centre
                let wobble = noise.value(x * 2.2, y * 2.2) * 0.02
                let place = (d.length + wobble) / width
                let ring = place.rounded(.down)
                let within = place - ring
                let start = noise.cell(Int32(ring), 1)
                let length = 0.45 + 0.5 * noise.cell(Int32(ring), 2)
                let turn = Wave.turns(d.x, d.y) + start
                let along = turn - turn.rounded(.down)
                let isDrawn = along < length
                let ground = Self.color(ramp, 0.06 + 0.12 * y)
                let color = Self.color(ramp, 0.25 + 0.75 * noise.cell(Int32(ring), 4))
                let round = within * (1 - within) * 4
                let shaded = color * (0.68 + 0.42 * round)
                let edge =
                    Wave.step(0, 0.09, min(within, 1 - within))
                    * Wave.step(0, 0.006, min(along, length - along) * d.length)
                tint = isDrawn ? ground.mixed(with: shaded, edge) : ground * (0.94 + 0.1 * round)
            }
        ])
    }

    func paper(_ random: inout SplitMix64) -> Scene {
        let count = 8
        var scene = Scene([
            ShadeLayer { [ramp] _, y, tint in tint = Self.color(ramp, 1 - y * 0.25) }
        ])
        let lean = random.between(-0.25, 0.25)
        for number in 0..<count {
            let t = Float(number) / Float(count - 1)
            scene += PaperLayer(
                noise: noise, salt: Float(number) * 17 + random.between(0, 9), base: 0.12 + 0.78 * t,
                middle: frame.middle, lean: lean, tint: Self.color(ramp, 0.92 - 0.9 * t))
        }
        return scene
    }

    func shards(_ random: inout SplitMix64) -> Scene {
        let scale = random.between(5, 8)
        let lean = SIMD2(random.between(-1, 1), random.between(0.4, 1))
        return Scene([
            ShadeLayer { [noise, ramp, frame] x, y, tint in
                // Cells are equilateral triangles: a skewed square lattice with halved squares.
                let u = (x - y * 0.577_35) * scale
                let v = y * 1.154_7 * scale
                let column = u.rounded(.down)
                let row = v.rounded(.down)
                let a = u - column
                let b = v - row
                let upper = a + b > 1
                let cell = noise.cell(Int32(column) &* 2 &+ (upper ? 1 : 0), Int32(row))
                let across = (column + (upper ? 0.66 : 0.33) + (row + 0.5) * 0.5) / scale
                let down = (row + (upper ? 0.66 : 0.33)) / 1.154_7 / scale
                let slope = (across / frame.aspect - 0.5) * lean.x + (down - 0.5) * lean.y
                let wave = noise.fractal(across * 2, down * 2, octaves: 2)
                let edge = min(upper ? a + b - 1 : 1 - a - b, min(upper ? 1 - a : a, upper ? 1 - b : b))
                let facet = 0.93 + 0.12 * (upper ? a : 1 - a)
                let color = Self.color(ramp, 0.5 + slope * 0.62 + wave * 0.4 + (cell - 0.5) * 0.26) * facet
                tint = color.mixed(with: color.mixed(with: ramp[5], 0.5), Wave.step(0.035, 0.012, edge) * 0.5)
            }
        ])
    }

    func orbs(_ random: inout SplitMix64) -> Scene {
        var scene = Scene([
            ShadeLayer { [noise, ramp, frame] x, y, tint in
                let drift = noise.fractal(x * 1.1, y * 1.1, octaves: 3)
                tint = Self.color(ramp, 0.12 + 0.3 * y + 0.16 * (x / frame.aspect) + drift * 0.25)
            }
        ])
        for number in 0..<16 {
            let near = Float(number) / 15
            let centre = SIMD2(random.between(0, frame.aspect), random.between(0, 1))
            let radius = (0.04 + 0.16 * near * random.fraction()) * frame.unit * 1.15
            let color = Self.color(ramp, random.between(0.4, 1))
            scene += GlowLayer(centre: centre, reach: radius * 2, tint: color, strength: 0.45)
            scene += ShadeLayer(Box(around: centre, radius: radius * 1.05)) { x, y, tint in
                let p = (SIMD2(x, y) - centre) / radius
                let distance = p.length
                let cover = Wave.coverage((distance - 1) * radius, 0.003)
                guard cover > 0 else { return }
                let d = p - SIMD2(-0.35, -0.4)
                let light = Wave.fade(d.dot(d) * 0.9)
                let body = color * (0.5 + 0.6 * light)
                let gleam = Wave.fade(d.dot(d) * 16) * 0.6
                let rim = Wave.step(0.72, 1, distance) * 0.25
                tint = tint.mixed(
                    with: body.mixed(with: Tint(grey: 1), min(0.9, gleam + rim)), cover * 0.93)
            }
        }
        return scene
    }
}

private struct PaperLayer: OutlinedLayer {
    let noise: Noise
    /// Seed of the waves, so that each sheet has its own.
    let salt: Float
    let base: Float
    let middle: Float
    let lean: Float
    let tint: Tint

    func line(_ x: Float) -> Float {
        let wave = noise.value(x * 1.5 + salt, salt) * 0.13 + noise.value(x * 3.7, salt) * 0.035
        return base + wave + (x - middle) * lean
    }

    func paint(_ band: inout Band) {
        let lines = lines(band)
        let pixel = band.frame.pixel
        for (row, y) in band.visibleRows() {
            for column in 0..<band.columns where !band.isHidden(column, y) {
                let inside = y - lines[column]
                guard inside > -0.15 else { continue }
                var background = band[column, row]
                if inside < 0 { background *= 1 - Wave.fade(max(0, -inside - 0.002) * 26) * 0.42 }
                let grain = inside > 0 ? noise.value(band.x(column) * 170, y * 170) * 0.012 : 0
                let sheet = tint * (1.06 - 0.3 * Wave.step(0, 0.45, inside)) + Tint(grey: grain)
                let rim = Wave.step(0.006, 0, inside) * 0.25
                band[column, row] = background.mixed(
                    with: sheet.mixed(with: Tint(grey: 1), rim), Wave.coverage(-inside, pixel))
            }
        }
    }
}
