import Synchronization

/// A picture on its way into the memory of the terminal, in pieces between which anything else may be sent.
public final class Transmission: Sendable {
    /// In their order; each is a whole control string.
    public let pieces: [String]
    /// What ends one that was begun and will not be finished.
    public let abandonment: String
    private let state = Mutex(false)

    /// Every piece leaves the screen and the cursor alone.
    public init(pieces: [String], abandonment: String) {
        (self.pieces, self.abandonment) = (pieces, abandonment)
    }

    /// Whether the terminal has been sent all of it: then it need not be sent again.
    public var isSent: Bool { state.withLock { $0 } }

    /// Notes that all of it was sent.
    public func finish() { state.withLock { $0 = true } }
}

extension Transmission: Equatable {
    /// One and the same.
    public static func == (left: Transmission, right: Transmission) -> Bool { left === right }
}
