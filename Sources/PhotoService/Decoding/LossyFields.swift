import FoundationEssentials

extension Decoder {
    /// The members of a JSON object.
    func fields() throws -> KeyedDecodingContainer<AnyKey> { try container(keyedBy: AnyKey.self) }

    /// The members of the object that is a member of this one.
    func fields(in key: AnyKey) throws -> KeyedDecodingContainer<AnyKey> {
        try fields().nestedContainer(keyedBy: AnyKey.self, forKey: key)
    }
}

/// Optional fields of services that send numbers as text, text as numbers, and null for anything. A field that
/// cannot be read is nil, never an error.
extension KeyedDecodingContainer {
    /// Whether there is anything to read.
    func isGiven(_ key: Key) -> Bool { contains(key) && (try? decodeNil(forKey: key)) == false }

    /// The member as this type, `other` where it is of another. What most photos lack is looked up once, and not asked
    /// for as text, number and number again, each with an error that takes longer to make than the value to read.
    private func value<Value: Decodable>(_ key: Key, or other: () -> Value?) -> Value? {
        do { return try decodeIfPresent(Value.self, forKey: key) } catch { return other() }
    }

    /// Text, or a number as text; never empty.
    func text(_ key: Key) -> String? {
        let text = value(key) {
            (try? decode(Int.self, forKey: key)).map(String.init)
                ?? (try? decode(Double.self, forKey: key)).map { String($0) }
        }
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A whole number, or its decimal digits as text.
    func integer(_ key: Key) -> Int? {
        value(key) {
            if let number = try? decode(Double.self, forKey: key) { return Int(exactly: number) }
            return (try? decode(String.self, forKey: key)).flatMap { Int($0) }
        }
    }

    /// A whole number that is at least 0.
    func count(_ key: Key) -> Int? { integer(key).flatMap { $0 < 0 ? nil : $0 } }

    /// A finite number, or its digits as text.
    func number(_ key: Key) -> Double? {
        let number = value(key) { text(key).flatMap { Double($0) } }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// True, or 1 as number or text.
    func flag(_ key: Key) -> Bool {
        isGiven(key) && ((try? decode(Bool.self, forKey: key)) ?? (integer(key) == 1))
    }

    func object<Value: Decodable>(_ key: Key, _: Value.Type = Value.self) -> Value? {
        value(key) { nil }
    }

    /// What can be read of an array; empty when there is none.
    func list<Value: Decodable>(_ key: Key, _: Value.Type = Value.self) -> [Value] {
        object(key, LossyArray<Value>.self)?.elements ?? []
    }

    /// Text, as identifiers have more digits than a number holds and some have an `@`; it can stand in the path of an
    /// address.
    func identifier(_ key: Key) throws -> String {
        guard let text = text(key), text.utf8.count <= 200, WebAddress.isPrintable(text) else {
            throw unreadable(key)
        }
        return text
    }

    /// Text that must be there.
    func nonempty(_ key: Key) throws -> String {
        guard let text = text(key) else { throw unreadable(key) }
        return text
    }

    func unreadable(_ key: Key) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: key.stringValue)
    }

    /// A moment in any of the forms `ServiceDate` knows.
    func date(_ key: Key) -> Date? { text(key).flatMap(ServiceDate.parse) }
}

/// The name of a member of a JSON object.
struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringLiteral name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// An array of which each element is read by itself: a broken one is left out, not the whole.
package struct LossyArray<Element: Decodable>: Decodable {
    /// Those that could be read.
    package let elements: [Element]
    /// How many could not.
    package let broken: Int

    package init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        var broken = 0
        while !container.isAtEnd {
            try decoder.checkTicket()
            // A failed `decode` would not step on to the next element; taking its decoder does.
            let element = try container.superDecoder()
            if let read = try? Element(from: element) { elements.append(read) } else { broken += 1 }
        }
        (self.elements, self.broken) = (elements, broken)
    }

    /// How many there were.
    package var count: Int { elements.count + broken }
}

extension LossyArray: Sendable where Element: Sendable {}
