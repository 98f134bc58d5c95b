/// A line across a band below which nothing shows any more, as something opaque will stand there.
struct Cover: Sendable {
    /// By column; infinite where nothing covers.
    private(set) var line: [Float]
    private(set) var highest = Float.infinity
    private(set) var lowest = Float.infinity

    init(columns: Int) { line = [Float](repeating: .infinity, count: columns) }

    /// Takes in one more opaque layer, `margin` of whose edge is soft.
    mutating func add(_ other: [Float], margin: Float) {
        for column in line.indices { line[column] = min(line[column], other[column] + margin) }
        highest = line.min() ?? .infinity
        lowest = line.max() ?? .infinity
    }
}
