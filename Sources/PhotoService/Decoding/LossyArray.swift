/// Array that skips undecodable elements.
package struct LossyArray<Element: Decodable>: Decodable {
    package let elements: [Element]
    package let broken: Int

    package init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        var broken = 0
        while !container.isAtEnd {
            try decoder.checkTicket()
            // A failed `decode` does not advance the container; `superDecoder` does.
            let element = try container.superDecoder()
            if let read = try? Element(from: element) { elements.append(read) } else { broken += 1 }
        }
        self.elements = elements
        self.broken = broken
    }

    package var count: Int { elements.count + broken }
}

extension LossyArray: Sendable where Element: Sendable {}
