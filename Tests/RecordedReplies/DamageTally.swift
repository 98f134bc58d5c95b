/// Results of reading damaged replies.
public struct DamageTally {
    /// Number of damaged replies.
    public var cases = 0
    /// Number of undamaged photos, over all cases.
    public var others = 0
    /// Number of undamaged photos that were shown.
    public var shown = 0
    /// Descriptions of cases that lost undamaged photos.
    public var losses: [String] = []

    public init() {}

    /// Share of undamaged photos shown; 1 if there were none.
    public var share: Double { others == 0 ? 1 : Double(shown) / Double(others) }
}
