import FoundationEssentials

extension Decoder {
    func fields() throws -> KeyedDecodingContainer<AnyKey> { try container(keyedBy: AnyKey.self) }

    func fields(in key: AnyKey) throws -> KeyedDecodingContainer<AnyKey> {
        try fields().nestedContainer(keyedBy: AnyKey.self, forKey: key)
    }
}

/// Lenient access for services that mix text, numbers and null. An unreadable optional field is `nil`.
extension KeyedDecodingContainer {
    func isGiven(_ key: Key) -> Bool { contains(key) && (try? decodeNil(forKey: key)) == false }

    /// Decodes the member, or calls `other` if it has another type. Looks a missing member up only once: most are
    /// missing, and the error of a failed attempt costs more than decoding.
    private func value<Value: Decodable>(_ key: Key, or other: () -> Value?) -> Value? {
        do { return try decodeIfPresent(Value.self, forKey: key) } catch { return other() }
    }

    /// Text, or a number as text; `nil` if empty.
    func text(_ key: Key) -> String? {
        let text = value(key) {
            (try? decode(Int.self, forKey: key)).map(String.init)
                ?? (try? decode(Double.self, forKey: key)).map { String($0) }
        }
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Integer, or decimal digits as text.
    func integer(_ key: Key) -> Int? {
        value(key) {
            if let number = try? decode(Double.self, forKey: key) { return Int(exactly: number) }
            return (try? decode(String.self, forKey: key)).flatMap { Int($0) }
        }
    }

    func count(_ key: Key) -> Int? { integer(key).flatMap { $0 < 0 ? nil : $0 } }

    /// Finite number, or its text form.
    func number(_ key: Key) -> Double? {
        let number = value(key) { text(key).flatMap { Double($0) } }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Whether the member is true, or 1 as number or text.
    func flag(_ key: Key) -> Bool {
        isGiven(key) && ((try? decode(Bool.self, forKey: key)) ?? (integer(key) == 1))
    }

    func object<Value: Decodable>(_ key: Key, _: Value.Type = Value.self) -> Value? {
        value(key) { nil }
    }

    /// Members of an object; `nil` if the object is missing.
    func fields(in key: Key) -> KeyedDecodingContainer<AnyKey>? {
        contains(key) ? try? nestedContainer(keyedBy: AnyKey.self, forKey: key) : nil
    }

    /// Decodable elements of an array; empty if the array is missing.
    func list<Value: Decodable>(_ key: Key, _: Value.Type = Value.self) -> [Value] {
        object(key, LossyArray<Value>.self)?.elements ?? []
    }

    /// At most 200 bytes, by default of printable ASCII. Text, because it may exceed an integer or contain `@`.
    func identifier(
        _ key: Key, where isValid: (String) -> Bool = WebAddress.isPrintable
    ) throws -> String {
        guard let text = text(key), text.utf8.count <= 200, isValid(text) else {
            throw unreadable(key)
        }
        return text
    }

    func nonempty(_ key: Key) throws -> String {
        guard let text = text(key) else { throw unreadable(key) }
        return text
    }

    func unreadable(_ key: Key) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: key.stringValue)
    }

    func date(_ key: Key) -> Date? { text(key).flatMap(ServiceDate.parse) }
}
