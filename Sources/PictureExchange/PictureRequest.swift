/// Request to the decoder process, sent over its standard input; one at a time.
/// Wire format: 23 numbers of 32 bits and one of 64, in native byte order (both ends belong to one build on one
/// machine), then the `payload`. The descriptor of an open file is passed with the header (SCM_RIGHTS of unix(7)).
public struct PictureRequest: Equatable, Sendable {
    public enum Subject: Equatable, Sendable {
        /// Untrusted bytes of a picture file.
        case bytes([UInt8])
        /// File chosen by this program, read from `offset`. The decoder gets the open file, but not the path.
        case file(path: String, offset: UInt32 = 0)
    }

    public enum Fit: UInt32, Sendable {
        /// Maximum size. Proportions are kept, and pictures are not enlarged.
        case within = 0
        case exact = 1
    }

    public enum Form: UInt32, Sendable {
        /// Raw RGB pixels of 3 bytes.
        case pixels = 0
        case jpeg = 1
        /// PNG file of at most 256 colors. Its sides are halved until it fits `lengthLimit` or one is below 16 pixels.
        case smallPNG = 2
        /// Bodies of sixel control strings (without DCS and ST), one per tile, separated by line feeds.
        case sixel = 3
        /// `PictureCredit.wire` of the file.
        case credit = 4
    }

    public static let headerSize = 100
    /// Maximum size of a sent picture, in bytes.
    public static let largestPicture = 64 << 20
    /// First number of the header, which detects a loss of synchronization.
    private static let signature: UInt32 = 0x4749_4352

    public var subject: Subject
    public var fit: Fit
    /// Requested width in pixels, 1 to 16,384; up to 1,048,576 if only a part is requested.
    public var width: UInt32
    public var height: UInt32
    /// Part to decode of the picture after scaling to the requested size; `nil` for the whole picture.
    public var part: PicturePart?
    /// Background for transparent pixels: red, green and blue in the lower 24 bits.
    public var background: UInt32
    /// Expected proportions for an exact size, or 0. A picture whose proportions differ by over a tenth gets borders.
    public var promisedWidth: UInt32 = 0
    public var promisedHeight: UInt32 = 0
    public var form = Form.pixels
    public var colors: UInt32 = 256
    /// Maximum payload of the forms `smallPNG` and `sixel` in bytes; 0 for no limit.
    public var lengthLimit: UInt32 = 0
    public var tileWidth: UInt32 = 0
    public var tileHeight: UInt32 = 0
    /// Whether the DCT may scale a JPEG to the requested size, instead of to twice that size.
    public var isCoarse = false
    /// Whether the reply includes a visual descriptor.
    public var describes = false
    /// Maximum number of animation frames, 1 for a still picture. Several frames may be smaller than requested.
    public var frames: UInt32 = 1
    /// Limit of processor time, in milliseconds.
    public var milliseconds: UInt32 = 2000
    /// Pixel limit of a picture decoded row by row.
    public var pixelLimit: UInt32 = 100_000_000
    /// Pixel limit of a picture decoded as a whole, such as a progressive or interlaced one.
    public var bufferedPixelLimit: UInt32 = 25_000_000

    /// Numbers that the header contains as they are, in their order from `firstNumber` on.
    private static var numbers: [WritableKeyPath<PictureRequest, UInt32>] {
        [
            \.width, \.height, \.background, \.milliseconds, \.pixelLimit, \.bufferedPixelLimit,
            \.promisedWidth, \.promisedHeight, \.colors, \.lengthLimit, \.tileWidth, \.tileHeight, \.frames,
        ]
    }
    private static let firstNumber = 10

    public init(
        subject: Subject, fit: Fit, width: UInt32, height: UInt32, part: PicturePart? = nil,
        background: UInt32 = 0
    ) {
        self.subject = subject
        self.fit = fit
        self.width = width
        self.height = height
        self.part = part
        self.background = background
    }

    public var payload: [UInt8] {
        switch subject {
        case .bytes(let bytes): bytes
        case .file: []
        }
    }

    public var header: [UInt8] {
        let (kind, offset, length): (UInt32, UInt32, Int) =
            switch subject {
            case .bytes(let bytes): (0, 0, bytes.count)
            case .file(_, let offset): (1, offset, 0)
            }
        let flags: UInt32 = (describes ? 1 : 0) | (isCoarse ? 2 : 0)
        let first = [
            Self.signature, kind, offset, fit.rawValue, form.rawValue, flags, part?.x ?? 0, part?.y ?? 0,
            part?.width ?? 0, part?.height ?? 0,
        ]
        return WireNumbers(first + Self.numbers.map { self[keyPath: $0] }, length: UInt64(length)).bytes
    }

    /// Decodes a header and reads its payload with `read`. `nil` if malformed or too large, or if `read` returns `nil`.
    public init?(header: [UInt8], read: (Int) -> [UInt8]?) {
        guard header.count == Self.headerSize else { return nil }
        let wire = WireNumbers(header)
        let length = wire.length(at: 23)
        guard wire[0] == Self.signature, wire[1] <= 1, let fit = Fit(rawValue: wire[3]),
            let form = Form(rawValue: wire[4]),
            length <= UInt64(wire[1] == 0 ? Self.largestPicture : 0),
            let payload = read(Int(length))
        else { return nil }
        let subject = wire[1] == 0 ? Subject.bytes(payload) : .file(path: "", offset: wire[2])
        let part = PicturePart(x: wire[6], y: wire[7], width: wire[8], height: wire[9])
        self.init(subject: subject, fit: fit, width: 0, height: 0, part: part.width > 0 ? part : nil)
        self.form = form
        describes = wire[5] & 1 != 0
        isCoarse = wire[5] & 2 != 0
        for (index, number) in Self.numbers.enumerated() {
            self[keyPath: number] = wire[Self.firstNumber + index]
        }
    }
}
