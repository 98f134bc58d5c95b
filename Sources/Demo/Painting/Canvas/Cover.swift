/// Line across a band below which everything is covered by opaque layers.
struct Cover: Sendable {
    /// Height by column; infinite if uncovered.
    private(set) var line: [Float]
    private(set) var highest = Float.infinity
    private(set) var lowest = Float.infinity

    init(columns: Int) { line = [Float](repeating: .infinity, count: columns) }

    /// Adds an opaque layer whose soft edge is `margin` wide.
    mutating func add(_ other: [Float], margin: Float) {
        for column in line.indices { line[column] = min(line[column], other[column] + margin) }
        highest = line.min() ?? .infinity
        lowest = line.max() ?? .infinity
    }
}
