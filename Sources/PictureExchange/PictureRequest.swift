/// What the gallery asks of the decoding worker, one at a time, over the worker's standard input.
///
/// On the wire: 24 numbers of 32 bits and one of 64, in the machine's own byte order (both ends are one build on
/// one machine), then the `payload`. A file goes along with the header, open for reading.
public struct PictureRequest: Equatable, Sendable {
    /// Where the bytes of the picture are.
    public enum Subject: Equatable, Sendable {
        /// Of hostile origin.
        case bytes([UInt8])
        /// In a file chosen by the gallery, from `offset` on. The worker is not told the path.
        case file(path: String, offset: UInt32 = 0)
    }

    /// How the size asked for is meant.
    public enum Fit: UInt32, Sendable {
        /// At most that size, in the picture's proportions, never enlarged.
        case within = 0
        /// Exactly that size.
        case exact = 1
    }

    /// What the answer is made of.
    public enum Form: UInt32, Sendable {
        /// 3 bytes a pixel.
        case pixels = 0
        /// A JPEG file of our own making.
        case jpeg = 1
        /// A PNG file of at most 256 colors, made smaller until it is short enough.
        case smallPNG = 2
        /// The inside of sixel control strings, parted by line feeds where tiles are asked for.
        case sixel = 3
        /// What the file says of itself: a `PictureCredit`.
        case credit = 4
    }

    /// Bytes of the header.
    public static let headerSize = 104
    /// Bytes of the largest picture that is sent.
    public static let largestPicture = 64 << 20
    /// The first number, so that two ends that lost step notice.
    private static let mark: UInt32 = 0x4749_4351

    public var subject: Subject
    /// How `width` and `height` are meant.
    public var fit: Fit
    /// Pixels, 1 to 16,384, or to 1,048,576 where only a part is wanted.
    public var width: UInt32
    /// Pixels, as for the width.
    public var height: UInt32
    /// The part wanted of a picture of exactly that size; nil for all of it.
    public var part: PicturePart?
    /// What shows through transparent pixels: red, green and blue in the lower 24 bits.
    public var background: UInt32
    /// Proportions that were promised for an exact size: a picture of others keeps its own, with background
    /// around it. 0 for none.
    public var promisedWidth: UInt32 = 0
    /// See `promisedWidth`.
    public var promisedHeight: UInt32 = 0
    /// What the answer is made of.
    public var form = Form.pixels
    /// Colors of a sixel image, 2 to 256.
    public var colors: UInt32 = 256
    /// Bytes a PNG or sixel image may take; 0 for any number.
    public var lengthLimit: UInt32 = 0
    /// Pixels across of the largest sixel image the terminal takes; 0 for any.
    public var tileWidth: UInt32 = 0
    /// Pixels down of it.
    public var tileHeight: UInt32 = 0
    /// Averages light, not sRGB values, when scaling.
    public var linearLight = false
    /// Asks what the picture looks like, too.
    public var describes = false
    /// Most frames of an animation, where bare pixels are wanted; 1 for the first alone. With more a frame may be smaller
    /// than was asked for.
    public var frames: UInt32 = 1
    /// Processor time the picture may take.
    public var milliseconds: UInt32 = 2000
    /// Most pixels of a picture decoded row by row.
    public var pixelLimit: UInt32 = 100_000_000
    /// Most pixels of one held as a whole: progressive or interlaced.
    public var bufferedPixelLimit: UInt32 = 25_000_000

    /// A request with the limits for pictures that are shown: 100 and 25 megapixels, two seconds.
    public init(
        subject: Subject, fit: Fit, width: UInt32, height: UInt32, part: PicturePart? = nil,
        background: UInt32 = 0
    ) {
        (self.subject, self.fit, self.width) = (subject, fit, width)
        (self.height, self.part, self.background) = (height, part, background)
    }

    /// What goes over the wire behind the header.
    public var payload: [UInt8] {
        switch subject {
        case .bytes(let bytes): bytes
        case .file: []
        }
    }

    /// The header as it goes over the wire.
    public var header: [UInt8] {
        let (kind, offset, length): (UInt32, UInt32, Int) =
            switch subject {
            case .bytes(let bytes): (0, 0, bytes.count)
            case .file(_, let offset): (1, offset, 0)
            }
        var wire = WireNumbers()
        for number in [
            Self.mark, kind, fit.rawValue, width, height, background, linearLight ? 1 : 0,
            milliseconds, pixelLimit, bufferedPixelLimit, part?.x ?? 0, part?.y ?? 0, part?.width ?? 0,
            part?.height ?? 0, promisedWidth, promisedHeight, form.rawValue, colors, lengthLimit, tileWidth,
            tileHeight, offset, describes ? 1 : 0, frames,
        ] { wire.append(number) }
        wire.append(UInt32(truncatingIfNeeded: length))
        wire.append(UInt32(truncatingIfNeeded: length >> 32))
        return wire.bytes
    }

    /// Reads a header, and by `read` as many bytes behind it as it announces. Nil when it is none, when it announces
    /// more than a picture may have, or when `read` returns nil.
    public init?(header: [UInt8], read: (Int) -> [UInt8]?) {
        guard header.count == Self.headerSize else { return nil }
        let wire = WireNumbers(header)
        let length = UInt64(wire[24]) | UInt64(wire[25]) << 32
        guard wire[0] == Self.mark, wire[1] <= 1, let fit = Fit(rawValue: wire[2]),
            let form = Form(rawValue: wire[16]),
            length <= UInt64(wire[1] == 0 ? Self.largestPicture : 0),
            let payload = read(Int(length))
        else { return nil }
        let subject = wire[1] == 0 ? Subject.bytes(payload) : .file(path: "", offset: wire[21])
        let part = PicturePart(x: wire[10], y: wire[11], width: wire[12], height: wire[13])
        self.init(
            subject: subject, fit: fit, width: wire[3], height: wire[4], part: part.width > 0 ? part : nil,
            background: wire[5])
        linearLight = wire[6] != 0
        (milliseconds, pixelLimit, bufferedPixelLimit) = (wire[7], wire[8], wire[9])
        (promisedWidth, promisedHeight) = (wire[14], wire[15])
        self.form = form
        (colors, lengthLimit) = (wire[17], wire[18])
        (tileWidth, tileHeight) = (wire[19], wire[20])
        (describes, frames) = (wire[22] != 0, wire[23])
    }
}
