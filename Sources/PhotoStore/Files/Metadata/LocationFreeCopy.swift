import GalleryCore
import Glibc

/// Copy of a picture file without its location. Has the picture and only metadata of which all fields are known and
/// have no coordinates; the rest is left out.
struct LocationFreeCopy {
    static let longestBlock = 16 << 20

    private(set) var pieces: [FilePiece] = []
    private(set) var leftOut: Set<LeftOutMetadata> = []
    private var hadLocation = false

    /// Whether the file has, or may have, coordinates.
    var hasFoundLocation: Bool { hadLocation || !leftOut.isEmpty }

    /// `nil` if the type of the file is not supported, or if the file is malformed.
    init?(of file: borrowing OpenFile) {
        let isCopied =
            switch PictureKind(file.bytes(count: PictureKind.signatureBytes)) {
            case .jpg: copyJPEG(file)
            case .png: copyPNG(file)
            case .webp: copyWebP(file)
            default: false
            }
        guard isCopied else { return nil }
    }

    func write(from file: borrowing OpenFile, to path: String) throws(StoreError) {
        let target = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard target >= 0 else { throw .system(path: path) }
        defer { _ = close(target) }
        try pieces.write(from: file, to: target, path: path)
    }

    mutating func append(_ bytes: [UInt8]) { pieces.append(.bytes(bytes)) }

    mutating func append(_ range: Range<Int>) { if !range.isEmpty { pieces.append(.range(range)) } }

    mutating func leaveOut(_ metadata: LeftOutMetadata) { leftOut.insert(metadata) }

    /// Records what was left out of a block, and returns the rest of it.
    mutating func rest(of block: CleanedMetadata) -> [UInt8]? {
        leftOut.formUnion(block.leftOut)
        hadLocation = hadLocation || block.hadLocation
        return block.bytes
    }

    /// Inserts the header of a RIFF file before the pieces; `false` if they are too long.
    mutating func closeRIFF(_ header: [UInt8]) -> Bool {
        let size = pieces.reduce(header.count) { $0 + $1.count }
        pieces.insert(.bytes(Array("RIFF".utf8) + FileChunks.littleEndian(size, bytes: 4) + header), at: 0)
        return size < UInt32.max
    }
}
