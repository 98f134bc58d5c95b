struct Scene: Layer {
    var layers: [any Layer] = []

    init(_ layers: [any Layer] = []) { self.layers = layers }

    static func += (scene: inout Scene, layer: some Layer) { scene.layers.append(layer) }
    static func += (scene: inout Scene, more: [any Layer]) { scene.layers += more }

    /// Paints every layer except where later layers cover it.
    func paint(_ band: inout Band) {
        let outer = band.cover
        var covers: [Cover] = []
        var cover = outer
        for layer in layers.reversed() {
            covers.append(cover)
            if let line = layer.coverLine(band) { cover.add(line, margin: 2 * band.frame.pixel) }
        }
        for (layer, cover) in zip(layers, covers.reversed()) {
            band.cover = cover
            layer.paint(&band)
        }
        band.cover = outer
    }
}
