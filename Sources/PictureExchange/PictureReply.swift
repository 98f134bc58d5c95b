/// What the decoding worker answers over its standard output, one for each request.
///
/// On the wire: 7 numbers of 32 bits and one of 64, in the machine's own byte order, then `length` bytes: pixels
/// of 3 bytes (red first, rows from the top) when decoded, else a few words in ASCII saying why not.
public struct PictureReply: Equatable, Sendable {
    /// How it ended. The values of the first five are those of the codecs.
    public enum Outcome: UInt32, Sendable {
        /// Pixels follow.
        case decoded = 0
        /// A type that is not decoded; the words name it.
        case foreign = 1
        /// The right type, but not readable.
        case malformed = 2
        /// More pixels than allowed.
        case tooLarge = 3
        /// Memory ran out.
        case noMemory = 4
        /// The file could not be read.
        case unreadable = 5
    }

    /// Bytes of the header.
    public static let headerSize = 36
    private static let mark: UInt32 = 0x4749_4341

    /// How it ended.
    public var outcome: Outcome
    /// Size of the pixels that follow.
    public var width: UInt32
    /// Size of the pixels that follow.
    public var height: UInt32
    /// Size of the picture itself, as shown; 0 when its header could not be read.
    public var originalWidth: UInt32
    /// Size of the picture itself, as shown; 0 when its header could not be read.
    public var originalHeight: UInt32
    /// The data ended early or is damaged.
    public var isTruncated: Bool
    /// Bytes that follow the header.
    public var length: UInt64

    /// Joins them.
    public init(
        outcome: Outcome, width: UInt32 = 0, height: UInt32 = 0, originalWidth: UInt32 = 0,
        originalHeight: UInt32 = 0, isTruncated: Bool = false, length: UInt64
    ) {
        self.outcome = outcome
        self.width = width
        self.height = height
        self.originalWidth = originalWidth
        self.originalHeight = originalHeight
        self.isTruncated = isTruncated
        self.length = length
    }

    /// The header as it goes over the wire.
    public var header: [UInt8] {
        var wire = WireNumbers()
        for number in [
            Self.mark, outcome.rawValue, width, height, originalWidth, originalHeight, isTruncated ? 1 : 0,
        ] { wire.append(number) }
        wire.append(UInt32(truncatingIfNeeded: length))
        wire.append(UInt32(truncatingIfNeeded: length >> 32))
        return wire.bytes
    }

    /// Reads a header; nil when it is none, or when pixels are announced whose size and length do not agree.
    public init?(header: [UInt8]) {
        guard header.count == Self.headerSize else { return nil }
        let wire = WireNumbers(header)
        guard wire[0] == Self.mark, let outcome = Outcome(rawValue: wire[1]) else { return nil }
        self.init(
            outcome: outcome, width: wire[2], height: wire[3], originalWidth: wire[4],
            originalHeight: wire[5], isTruncated: wire[6] != 0,
            length: UInt64(wire[7]) | UInt64(wire[8]) << 32)
        switch outcome {
        case .decoded:
            guard width <= 16384, height <= 16384, length == UInt64(width) * UInt64(height) * 3
            else { return nil }
        default:
            guard length <= 1024 else { return nil }
        }
    }
}
