import FoundationEssentials

/// JSON of a service, which is refused before it is decoded where it has more in it than any page of photos: a decoder
/// takes some 10 µs and 100 bytes for each value, however short.
enum BoundedJSON {
    /// A second of decoding; an object or array counts for four. A photo with everything has some 700, a page of 30
    /// of them 21,000.
    static let mostValues = 300_000
    /// A photo with everything is 10 deep.
    static let deepest = 32

    /// Nil where the bytes are no such value.
    static func decode<Value: Decodable>(_: Value.Type, from bytes: some Collection<UInt8>) -> Value? {
        guard isBounded(bytes) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: Data(bytes))
    }

    /// Whether the values and how deep they lie are within the limits. Nothing is said of what is no JSON.
    static func isBounded(_ bytes: some Collection<UInt8>) -> Bool {
        var values = 1
        var depth = 0
        var isInText = false
        var isEscaped = false
        for byte in bytes {
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else {
                    isInText = byte != UInt8(ascii: "\"")
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: ","): values += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                values += 4
                depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: continue
            }
            guard values <= mostValues, depth <= deepest else { return false }
        }
        return true
    }
}
