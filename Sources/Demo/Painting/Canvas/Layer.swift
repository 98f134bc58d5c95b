/// One step of a painting: paints over what is there.
protocol Layer: Sendable {
    func paint(_ band: inout Band)

    /// The height in each column below which the layer hides all that was painted before, or nil.
    func coverLine(_ band: Band) -> [Float]?
}

extension Layer {
    func coverLine(_ band: Band) -> [Float]? { nil }
}
