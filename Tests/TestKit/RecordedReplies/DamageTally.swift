package struct DamageTally {
    package var cases = 0
    /// Number of undamaged photos in all cases.
    package var others = 0
    /// Number of undamaged photos that were read.
    package var shown = 0
    /// Descriptions of cases that lost undamaged photos.
    package var losses: [String] = []

    package init() {}

    package var share: Double { others == 0 ? 1 : Double(shown) / Double(others) }
}
