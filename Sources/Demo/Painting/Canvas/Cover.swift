/// Line across a band below which opaque layers cover everything.
struct Cover: Sendable {
    /// `y` of the line at each column; infinite if nothing is covered.
    private(set) var line: [Float]
    private(set) var highest = Float.infinity
    private(set) var lowest = Float.infinity

    init(columns: Int) { line = [Float](repeating: .infinity, count: columns) }

    /// Adds the outline of an opaque layer whose soft edge is `margin` wide.
    mutating func add(_ other: [Float], margin: Float) {
        for column in line.indices { line[column] = min(line[column], other[column] + margin) }
        highest = line.min() ?? .infinity
        lowest = line.max() ?? .infinity
    }
}
