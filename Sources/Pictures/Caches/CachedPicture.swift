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
