public protocol FingerprintReading: Sendable {
    /// Whether this computer can read fingerprints.
    var isPresent: Bool { get }
    /// Whether a reader is present and the setting is on.
    var isWanted: Bool { get async }
    /// Waits for a finger; returns whether the fingerprint matches. Returns false when canceled.
    func recognizes() async -> Bool
}
