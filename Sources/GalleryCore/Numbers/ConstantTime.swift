public enum ConstantTime {
    /// Takes a time that depends on the lengths, but not on the position of a difference.
    public static func areEqual(
        _ one: some Collection<UInt8>, _ other: some Collection<UInt8>
    ) -> Bool {
        one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
