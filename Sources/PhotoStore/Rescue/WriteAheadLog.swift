/// Committed pages of a write-ahead log (sqlite.org/fileformat2.html#the_write_ahead_log).
struct WriteAheadLog {
    let pageSize: Int
    /// Size of the database in pages after the last commit in the log.
    let pageCount: Int
    private let file: DatabaseFile
    private let offsets: [Int: Int]

    private static let header = 32
    private static let frameHeader = 24

    /// `nil` if the log is missing or has no valid commit.
    init?(_ file: DatabaseFile?) {
        guard let file else { return nil }
        let header = file.bytes(from: 0, count: Self.header)
        guard header.count == Self.header, [0x377F_0682, 0x377F_0683].contains(header.number(at: 0, 4)) else {
            return nil
        }
        let size = header.number(at: 8, 4)
        var sum = Checksum(isBigEndian: header[3] & 1 == 1)
        sum.add(header[0..<24])
        guard DatabasePages.isSize(size), sum.isStated(in: header, at: 24) else { return nil }
        var offset = Self.header
        var pending: [Int: Int] = [:]
        var committed: [Int: Int] = [:]
        var count = 0
        while true {
            let frame = file.bytes(from: offset, count: Self.frameHeader + size)
            guard frame.count == Self.frameHeader + size, frame[8..<16] == header[16..<24] else { break }
            sum.add(frame[0..<8])
            sum.add(frame[Self.frameHeader...])
            guard sum.isStated(in: frame, at: 16) else { break }
            pending[frame.number(at: 0, 4)] = offset + Self.frameHeader
            if case let pages = frame.number(at: 4, 4), pages > 0 {
                committed.merge(pending) { $1 }
                pending = [:]
                count = pages
            }
            offset += Self.frameHeader + size
        }
        guard count > 0 else { return nil }
        self.file = file
        pageSize = size
        pageCount = count
        offsets = committed
    }

    /// Newest committed contents of a page; `nil` if it is not in the log.
    func page(_ number: Int) -> [UInt8]? {
        offsets[number].map { file.bytes(from: $0, count: pageSize) }
    }

    private struct Checksum {
        let isBigEndian: Bool
        private var first: UInt32 = 0
        private var second: UInt32 = 0

        init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

        mutating func add(_ bytes: ArraySlice<UInt8>) {
            bytes.withUnsafeBytes { words in
                for position in stride(from: 0, to: words.count - 7, by: 8) {
                    first = first &+ word(words, position) &+ second
                    second = second &+ word(words, position + 4) &+ first
                }
            }
        }

        func isStated(in bytes: [UInt8], at position: Int) -> Bool {
            bytes.number(at: position, 4) == first && bytes.number(at: position + 4, 4) == second
        }

        private func word(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> UInt32 {
            let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)
            return isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
        }
    }
}
