/// One step of a painting: paints over what is there.
protocol Layer: Sendable {
    func paint(_ band: inout Band)
}
