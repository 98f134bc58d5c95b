/// What the decoding worker answers over its standard output, one for each request.
///
/// On the wire: 11 numbers of 32 bits and one of 64, in the machine's own byte order, the look, then `length` bytes: the
/// picture in the form asked for when decoded (pixels are 3 bytes, red first, rows from the top, frame after frame, and
/// behind those of several the milliseconds of each in 32 bits), else a few words in ASCII saying why not.
public struct PictureReply: Equatable, Sendable {
    /// How it ended. The values of the first five are those of the codecs.
    public enum Outcome: UInt32, Sendable {
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
    public static let headerSize = numbersSize + lookLength
    /// Bytes that say what a picture looks like.
    public static let lookLength = 230
    private static let numbersSize = 52
    private static let mark: UInt32 = 0x4749_4341

    /// How it ended.
    public var outcome: Outcome
    /// What follows when decoded.
    public var form: PictureRequest.Form
    /// Size in pixels of what follows.
    public var width: UInt32
    /// Size in pixels of what follows.
    public var height: UInt32
    /// Size of the picture itself, as shown; 0 when its header could not be read.
    public var originalWidth: UInt32
    /// Size of the picture itself, as shown; 0 when its header could not be read.
    public var originalHeight: UInt32
    /// The data ended early or is damaged.
    public var isTruncated: Bool
    /// The average color of what follows: red, green and blue in the lower 24 bits.
    public var color: UInt32
    /// What the picture looks like, where that was asked for: `lookLength` bytes, else none.
    public var look: [UInt8] = []
    /// There is more than one frame in the file.
    public var isAnimated = false
    /// Frames that follow.
    public var frames: UInt32 = 1
    /// Bytes that follow the header.
    public var length: UInt64
    /// Nothing but decoding can be done where it was decoded.
    public var isContained = true

    public init(
        outcome: Outcome, form: PictureRequest.Form = .pixels, width: UInt32 = 0, height: UInt32 = 0,
        originalWidth: UInt32 = 0,
        originalHeight: UInt32 = 0, isTruncated: Bool = false, color: UInt32 = 0, length: UInt64
    ) {
        (self.outcome, self.form, self.width) = (outcome, form, width)
        (self.height, self.originalWidth, self.originalHeight) = (height, originalWidth, originalHeight)
        (self.isTruncated, self.color, self.length) = (isTruncated, color, length)
    }

    /// The header as it goes over the wire.
    public var header: [UInt8] {
        var wire = WireNumbers()
        let flags: UInt32 = (isContained ? 1 : 0) | (look.isEmpty ? 0 : 2) | (isAnimated ? 4 : 0)
        for number in [
            Self.mark, outcome.rawValue, width, height, originalWidth, originalHeight, isTruncated ? 1 : 0,
            form.rawValue, color, flags, frames,
        ] { wire.append(number) }
        wire.append(UInt32(truncatingIfNeeded: length))
        wire.append(UInt32(truncatingIfNeeded: length >> 32))
        return wire.bytes + (look.isEmpty ? [UInt8](repeating: 0, count: Self.lookLength) : look)
    }

    /// Reads a header; nil when it is none, or when pixels are announced whose size and length do not agree.
    public init?(header: [UInt8]) {
        guard header.count == Self.headerSize else { return nil }
        let wire = WireNumbers(header)
        guard wire[0] == Self.mark, let outcome = Outcome(rawValue: wire[1]),
            let form = PictureRequest.Form(rawValue: wire[7])
        else { return nil }
        self.init(
            outcome: outcome, form: form, width: wire[2], height: wire[3], originalWidth: wire[4],
            originalHeight: wire[5], isTruncated: wire[6] != 0, color: wire[8] & 0xFF_FFFF,
            length: UInt64(wire[11]) | UInt64(wire[12]) << 32)
        isContained = wire[9] & 1 != 0
        (isAnimated, frames) = (wire[9] & 4 != 0, wire[10])
        look = wire[9] & 2 != 0 ? Array(header.suffix(Self.lookLength)) : []
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

    /// How many milliseconds each frame is shown, by the bytes that follow several; a minute at most.
    public func durations(in bytes: [UInt8]) -> [Int] {
        let wire = WireNumbers(bytes.suffix(4 * Int(frames)))
        return (0..<Int(frames)).map { Int(min(wire[$0], 60_000)) }
    }

    /// Bytes of so many frames of bare pixels, and of how long each is shown.
    private var pixelLength: UInt64 {
        let (pixels, count) = (UInt64(width) * UInt64(height), UInt64(frames))
        return pixels * 3 * count + (frames == 1 ? 0 : 4 * count)
    }
}
