/// Properties of the original that a conversion lost.
public struct ConversionLosses: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Transparent pixels were flattened onto white.
    public static let transparency = Self(rawValue: 1)
    /// More than 8 bits a channel were reduced to 8.
    public static let depth = Self(rawValue: 2)
    /// Only the first frame of an animation was converted.
    public static let frames = Self(rawValue: 4)
}
