/// A painting as its layers, from the back to the front.
struct Scene: Layer {
    var layers: [any Layer] = []

    init(_ layers: [any Layer] = []) { self.layers = layers }

    mutating func add(_ layer: some Layer) { layers.append(layer) }
    mutating func add(_ more: [any Layer]) { layers += more }

    func paint(_ band: inout Band) {
        for layer in layers { layer.paint(&band) }
    }
}
