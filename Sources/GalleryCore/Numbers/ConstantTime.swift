/// Comparison of secrets.
public enum ConstantTime {
    /// Takes as long wherever the bytes differ; another count of bytes is seen at once.
    public static func areEqual(
        _ one: some Collection<UInt8>, _ other: some Collection<UInt8>
    ) -> Bool {
        one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
