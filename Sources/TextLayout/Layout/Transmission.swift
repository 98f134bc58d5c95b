import Synchronization

/// Transfer of a picture into terminal memory, in pieces between which other output can be written.
public final class Transmission: Sendable {
    /// Complete control strings, in order.
    public let pieces: [String]
    /// Control string that aborts a partial transfer.
    public let abortSequence: String
    private let state = Mutex(false)

    /// `pieces` must neither move the cursor nor change the screen.
    public init(pieces: [String], abortSequence: String) {
        self.pieces = pieces
        self.abortSequence = abortSequence
    }

    public var isSent: Bool { state.withLock { $0 } }

    public func finish() { state.withLock { $0 = true } }
}

extension Transmission: Equatable {
    public static func == (left: Transmission, right: Transmission) -> Bool { left === right }
}
