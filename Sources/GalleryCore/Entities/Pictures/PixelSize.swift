/// Size in pixels. Decoding does not check that the sides are positive.
public struct PixelSize: Hashable, Sendable, Codable {
    public let width: Int
    public let height: Int

    /// `nil` unless both sides are positive: services send 0 for "unknown".
    public init?(width: Int, height: Int) {
        guard width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
    }

    /// Size of the picture scaled down to `newWidth`; itself if that is not smaller.
    public func scaled(toWidth newWidth: Int?) -> PixelSize {
        guard let newWidth, 0 < newWidth, newWidth < width, height > 0 else { return self }
        let newHeight = (Double(height) * Double(newWidth) / Double(width)).rounded()
        return PixelSize(width: newWidth, height: max(1, Int(clamping: newHeight))) ?? self
    }
}

/// Limit of a width or height in pixels, typed as `>2000`, `<800`, `>=2000`, `<=800`, or as `2000`, a minimum.
public struct PixelLimit {
    private static let longest = 6
    public let range: ClosedRange<Int>

    public init?(_ text: String) {
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
