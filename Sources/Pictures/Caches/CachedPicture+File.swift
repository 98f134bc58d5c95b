import GalleryCore
import Glibc
import PictureExchange

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
    private static func next(in file: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: piece) { buffer, filled in
            while filled < buffer.count {
                let got = read(file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
                if got > 0 { filled += got } else if got == 0 || errno != EINTR { break }
            }
        }
    }
}
