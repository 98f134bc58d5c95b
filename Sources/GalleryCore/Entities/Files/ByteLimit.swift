/// Limit of a size in bytes: `>5MB`, `<200k`, `1.5M`. Units are decimal; without a sign, at least that many.
public struct ByteLimit: Equatable, Sendable {
    public let range: ClosedRange<Int>

    public init?(_ text: String) {
        let sign = text.prefix { "<>=".contains($0) }, rest = text.dropFirst(sign.count)
        let digits = rest.prefix { "0123456789.".contains($0) }
        let factor =
            switch rest.dropFirst(digits.count).lowercased() {
            case "", "b": 1
            case "k", "kb": 1_000
            case "m", "mb": 1_000_000
            case "g", "gb": 1_000_000_000
            default: 0
            }
        guard factor > 0, digits.utf8.count <= 12, let number = Double(digits) else { return nil }
        let bytes = Int(clamping: number * Double(factor))
        switch sign {
        case ">": range = min(bytes, .max - 1) + 1 ... .max
        case "<" where bytes > 0: range = 0...bytes - 1
        case ">=", "": range = bytes ... .max
        case "<=": range = 0...bytes
        default: return nil
        }
    }
}
