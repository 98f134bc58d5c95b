import GalleryCore

/// A piece of a file that is made from another one.
enum FilePiece: Equatable {
    /// So many bytes of the other file, as they are.
    case range(Range<Int>)
    case bytes([UInt8])

    /// Bytes it will take.
    var count: Int {
        switch self {
        case .range(let range): range.count
        case .bytes(let bytes): bytes.count
        }
    }
}

extension [FilePiece] {
    /// The other file with `bytes` in place of a range of it; an empty range inserts them.
    init(_ file: borrowing OpenFile, replacing range: Range<Int>, with bytes: [UInt8]) {
        self = [.range(0..<range.lowerBound), .bytes(bytes), .range(range.upperBound..<file.size)]
    }

    /// Writes the pieces one after the other; `path` is for the error.
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
