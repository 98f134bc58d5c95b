/// Limit of a width or height in pixels, typed as `>2000`, `<800`, `>=2000`, `<=800`, or as `2000`, a minimum.
struct PixelLimit {
    private static let longest = 6
    private let range: ClosedRange<Int>

    init?(_ text: String) {
        let sign = text.prefix { "<>=".contains($0) }, digits = text.dropFirst(sign.count)
        guard (1...Self.longest).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }),
            let number = Int(digits)
        else { return nil }
        switch sign {
        case ">": range = number + 1 ... .max
        case "<" where number > 0: range = 0...number - 1
        case ">=", "": range = number ... .max
        case "<=": range = 0...number
        default: return nil
        }
    }

    func contains(_ pixels: Int) -> Bool { range.contains(pixels) }
}
