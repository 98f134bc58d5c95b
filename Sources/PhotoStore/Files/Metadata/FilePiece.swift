import GalleryCore

/// Part of a new file: a range of the source file, or new bytes.
enum FilePiece: Equatable {
    case range(Range<Int>)
    case bytes([UInt8])

    var count: Int {
        switch self {
        case .range(let range): range.count
        case .bytes(let bytes): bytes.count
        }
    }
}

extension [FilePiece] {
    /// The source file with `range` replaced by `bytes`; an empty range inserts.
    init(_ file: borrowing OpenFile, replacing range: Range<Int>, with bytes: [UInt8]) {
        self = [.range(0..<range.lowerBound), .bytes(bytes), .range(range.upperBound..<file.size)]
    }

    func write(from file: borrowing OpenFile, to descriptor: Int32, path: String) throws(StoreError) {
        let step = 1 << 18
        for piece in self {
            switch piece {
            case .bytes(let bytes): try TemporaryFile.append(bytes, to: descriptor, path: path)
            case .range(let range):
                for offset in stride(from: range.lowerBound, to: range.upperBound, by: step) {
                    let count = Swift.min(step, range.upperBound - offset)
                    let bytes = file.bytes(from: offset, count: count)
                    guard bytes.count == count else { throw StoreError.system(path: path, code: 5) }
                    try TemporaryFile.append(bytes, to: descriptor, path: path)
                }
            }
        }
    }
}
