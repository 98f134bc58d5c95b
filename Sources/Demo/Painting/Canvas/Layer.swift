/// Painting step, which paints over previous layers.
protocol Layer: Sendable {
    func paint(_ band: inout Band)

    /// Height per column below which the layer is opaque; `nil` if it is nowhere.
    func coverLine(_ band: Band) -> [Float]?
}

extension Layer {
    func coverLine(_ band: Band) -> [Float]? { nil }
}
