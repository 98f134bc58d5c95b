struct BridgeLayer: Layer {
    let deck: Float
    let water: Float
    /// `y` of the tower tops.
    let tower: Float
    let towers: (left: Float, right: Float)
    let tint: Tint
    let light: Tint
    /// `nil` by day.
    let lamps: Tint?

    func paint(_ band: inout Band) {
        let pixel = band.frame.pixel
        let thin = max(0.0024, pixel * 0.8)
        band.shade(.rows(from: tower - 0.03, to: water)) { x, y, tint in
            var cover = Wave.coverage(abs(y - deck) - 0.009, pixel)
            cover = max(cover, towerCover(x, y, pixel))
            let cable = cableHeight(x)
            cover = max(cover, Wave.coverage(abs(y - cable) * 0.8 - thin, pixel))
            if y > cable, y < deck {
                let spacing: Float = 0.021
                let place = x / spacing
                let off = abs(place - place.rounded()) * spacing
                cover = max(cover, 0.75 * Wave.coverage(off - thin * 0.35, pixel))
            }
            let lit = tint.mixed(
                with: self.tint.mixed(with: light, Wave.step(deck, tower, y) * 0.2), min(1, cover))
            tint = lit
        }
        guard let lamps else { return }
        var x: Float = 0.02
        while x < band.frame.aspect {
            GlowLayer(centre: SIMD2(x, deck - 0.014), reach: 0.035, tint: lamps, strength: 0.95).paint(&band)
            x += 0.063
        }
        for place in [towers.left, towers.right] {
            GlowLayer(
                centre: SIMD2(place, tower - 0.01), reach: 0.05, tint: Tint(1, 0.25, 0.2, 0), strength: 0.9
            ).paint(&band)
        }
    }

    private func towerCover(_ x: Float, _ y: Float, _ pixel: Float) -> Float {
        var cover: Float = 0
        for place in [towers.left, towers.right] {
            let across = abs(x - place)
            guard across < 0.04 else { continue }
            let spread = 0.013 + 0.006 * (y - tower) / (water - tower)
            cover = max(cover, Wave.coverage(abs(across - spread) - 0.0055, pixel))
            let height = (y - tower) / (deck - tower)
            let isBeam = [0.02, 0.34, 0.66].contains { abs(height - $0) < 0.028 }
            if isBeam || y > deck { cover = max(cover, Wave.coverage(across - spread, pixel)) }
        }
        return y > tower ? cover : 0
    }

    private func cableHeight(_ x: Float) -> Float {
        let span = towers.right - towers.left
        if x > towers.left, x < towers.right {
            let t = (x - towers.left) / span * 2 - 1
            return deck - 0.022 - (deck - 0.022 - tower) * t * t
        }
        let away = (x <= towers.left ? towers.left - x : x - towers.right) / (span * 0.5)
        let t = max(0, 1 - away)
        return deck - (deck - tower) * t * t
    }
}
