extension Motif {
    /// The layers of the painting, placed in the frame.
    func scene(in frame: Frame) -> any Layer {
        let palette = Palette(self)
        var scene = Scene([SkyLayer(palette: palette, horizon: 0.7)])
        for step in 0..<4 {
            let depth = Float(step) / 3
            scene.add(
                RidgeLayer(
                    noise: Noise(seed &+ UInt64(step)), base: 0.5 + 0.13 * Float(step), height: 0.2,
                    scale: 2.5, tint: palette.haze.mixed(with: palette.dark, depth)))
        }
        return scene
    }
}
