/// An array of which each element is read by itself: a broken one is left out, not the whole.
struct LossyArray<Element: Decodable>: Decodable {
    /// Those that could be read.
    let elements: [Element]
    /// How many could not.
    let broken: Int

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        var broken = 0
        while !container.isAtEnd {
            // A failed `decode` would not step on to the next element; taking its decoder does.
            let element = try container.superDecoder()
            if let read = try? Element(from: element) { elements.append(read) } else { broken += 1 }
        }
        (self.elements, self.broken) = (elements, broken)
    }

    /// How many there were.
    var count: Int { elements.count + broken }
}

extension LossyArray: Sendable where Element: Sendable {}
