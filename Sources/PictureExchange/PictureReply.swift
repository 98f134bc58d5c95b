/// Reply of the decoder process to one request, sent over its standard output.
/// Wire format: 11 numbers of 32 bits and one of 64, in native byte order; the descriptor; `length` bytes of payload.
/// On success, the payload has the requested form; otherwise, it is an error message in ASCII. Pixels are RGB of 3
/// bytes, in rows from the top; several frames are followed by their durations in milliseconds, 32 bits each.
public struct PictureReply: Equatable, Sendable {
    /// The first five values equal `gic_status`.
    public enum Outcome: UInt32, Sendable {
        case decoded = 0
        /// Unsupported type, named by the message.
        case foreign = 1
        /// Damaged file of a supported type.
        case malformed = 2
        /// More pixels than allowed, or a picture that cannot be encoded in the requested form.
        case tooLarge = 3
        case noMemory = 4
        case unreadable = 5
    }

    public static let headerSize = numbersSize + descriptorLength
    public static let descriptorLength = 230
    private static let numbersSize = 52
    private static let signature: UInt32 = 0x4749_4341

    public var outcome: Outcome
    public var form: PictureRequest.Form
    /// Width of the resulting picture in pixels; 0 on failure.
    public var width: UInt32
    public var height: UInt32
    /// Width of the original in pixels, after rotation for display; 0 if its header is unreadable.
    public var originalWidth: UInt32
    public var originalHeight: UInt32
    /// Whether the data of the picture is truncated or damaged.
    public var isTruncated: Bool
    /// Average color of the picture or first frame: red, green and blue in the lower 24 bits.
    public var color: UInt32
    /// `descriptorLength` bytes if requested, otherwise empty.
    public var descriptor: [UInt8] = []
    public var isAnimated = false
    public var frames: UInt32 = 1
    public var length: UInt64
    /// Whether the decoder process is in the seccomp sandbox; always `true` on failure.
    public var isContained = true

    public init(
        outcome: Outcome, form: PictureRequest.Form = .pixels, width: UInt32 = 0, height: UInt32 = 0,
        originalWidth: UInt32 = 0,
        originalHeight: UInt32 = 0, isTruncated: Bool = false, color: UInt32 = 0, length: UInt64
    ) {
        self.outcome = outcome
        self.form = form
        self.width = width
        self.height = height
        self.originalWidth = originalWidth
        self.originalHeight = originalHeight
        self.isTruncated = isTruncated
        self.color = color
        self.length = length
    }

    public var header: [UInt8] {
        let flags: UInt32 = (isContained ? 1 : 0) | (descriptor.isEmpty ? 0 : 2) | (isAnimated ? 4 : 0)
        let numbers = [
            Self.signature, outcome.rawValue, width, height, originalWidth, originalHeight,
            isTruncated ? 1 : 0, form.rawValue, color, flags, frames,
        ]
        return WireNumbers(numbers, length: length).bytes
            + (descriptor.isEmpty ? [UInt8](repeating: 0, count: Self.descriptorLength) : descriptor)
    }

    /// `nil` if malformed, above a limit, or if the payload length does not match the size of raw pixels.
    public init?(header: [UInt8]) {
        guard header.count == Self.headerSize else { return nil }
        let wire = WireNumbers(header)
        guard wire[0] == Self.signature, let outcome = Outcome(rawValue: wire[1]),
            let form = PictureRequest.Form(rawValue: wire[7])
        else { return nil }
        self.init(
            outcome: outcome, form: form, width: wire[2], height: wire[3], originalWidth: wire[4],
            originalHeight: wire[5], isTruncated: wire[6] != 0, color: wire[8] & 0xFF_FFFF,
            length: wire.length(at: 11))
        isContained = wire[9] & 1 != 0
        isAnimated = wire[9] & 4 != 0
        frames = wire[10]
        descriptor = wire[9] & 2 != 0 ? Array(header.suffix(Self.descriptorLength)) : []
        switch outcome {
        case .decoded:
            guard width <= 16384, height <= 16384, frames == 1 || frames > 1 && isAnimated && form == .pixels
            else { return nil }
            if form == .pixels, length != pixelLength { return nil }
            if form == .credit, length > UInt64(PictureCredit.largest) { return nil }
            if length > 256 << 20 { return nil }
        default:
            guard length <= 1024 else { return nil }
        }
    }

    /// Duration of each frame in milliseconds, at most 60,000. `bytes` is a payload with several frames.
    public func durations(in bytes: [UInt8]) -> [Int] {
        let wire = WireNumbers(bytes.suffix(4 * Int(frames)))
        return (0..<Int(frames)).map { Int(min(wire[$0], 60_000)) }
    }

    /// Expected payload of raw pixels in bytes, including the durations of several frames.
    private var pixelLength: UInt64 {
        let (pixels, count) = (UInt64(width) * UInt64(height), UInt64(frames))
        return pixels * 3 * count + (frames == 1 ? 0 : 4 * count)
    }
}
