public import GalleryCore
import PictureExchange

/// A picture as the disk cache has it.
public struct CachedPicture: Equatable, Sendable {
    /// Its bytes as they came, or where they lie on disk.
    let contents: PictureRequest.Subject
    /// What its host said about keeping it.
    public let stamp: PictureStamp
    /// When the host said so, in seconds since 1970.
    public let date: Double

    init(contents: PictureRequest.Subject, stamp: PictureStamp, date: Double) {
        (self.contents, self.stamp, self.date) = (contents, stamp, date)
    }

    public init(bytes: [UInt8], stamp: PictureStamp, date: Double) {
        self.init(contents: .bytes(bytes), stamp: stamp, date: date)
    }

    /// As they came; none where they were left on disk.
    public var bytes: [UInt8] { if case .bytes(let bytes) = contents { bytes } else { [] } }

    /// Whether it may be used at `now` without asking.
    func isFresh(at now: Double) -> Bool { stamp.isFresh(at: now, since: date) }
}

extension PictureStamp {
    /// Seconds after which a host is asked again that named no time itself.
    private static let trust = 7.0 * 86_400

    /// Whether a picture may be used at `now` without asking whose host said this at `date`. One that nobody could be
    /// asked about is used for as long as it is there: an address stands for the same photo permanently.
    fileprivate func isFresh(at now: Double, since date: Double) -> Bool {
        guard let lifetime = lifetime.map(Double.init) ?? (canBeChecked ? Self.trust : nil)
        else { return true }
        // A date that is still to come was written by a clock that went wrong.
        return date <= now + 60 && now < date + lifetime
    }
}

extension CachedPicture {
    /// Bytes looked at together; a multiple of four, as the checksum wants it.
    private static let piece = 1 << 18

    /// A large picture left where it lies, for whoever can read it there. Reads all of the file at `path`, and holds
    /// little of it at a time. Nil when it is damaged or another key's.
    init?(_ file: Int32, at path: String, key: String) {
        var piece = Self.next(in: file)
        guard let head = CacheEntryHead(piece, key: key) else { return nil }
        var sum = Fletcher64(), from = CacheEntry.sumEnd
        while piece.count == Self.piece {
            piece.withUnsafeBytes { sum.take(UnsafeRawBufferPointer(rebasing: $0[from...])) }
            from = 0
            piece = Self.next(in: file)
        }
        let found = piece.withUnsafeBytes { raw in
            let whole = max(from, from + (raw.count - from) & ~3)
            sum.take(UnsafeRawBufferPointer(rebasing: raw[from..<whole]))
            return sum.checksum(endingWith: UnsafeRawBufferPointer(rebasing: raw[whole...]))
        }
        guard found == head.sum else { return nil }
        self.init(
            contents: .file(path: path, offset: UInt32(clamping: head.start)), stamp: head.stamp,
            date: head.date)
    }

    /// As many bytes as there are, up to a piece.
    private static func next(in file: Int32) -> [UInt8] { FileBytes.read(file, most: piece) }
}
