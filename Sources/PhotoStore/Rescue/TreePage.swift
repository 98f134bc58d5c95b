/// B-tree page (sqlite.org/fileformat2.html#b_tree_pages).
struct TreePage {
    enum Kind: UInt8 {
        case indexInterior = 2
        case tableInterior = 5
        case indexLeaf = 10
        case tableLeaf = 13
    }

    struct Cell {
        /// Row ID; `nil` in an index.
        let row: Int64?
        /// Length of the record in bytes.
        let length: Int
        /// Part of the record in this page.
        let local: ArraySlice<UInt8>
        /// First overflow page; `nil` if the record is complete.
        let overflow: Int?
    }

    let kind: Kind
    private let cellOffsets: [Int]
    /// Whether some cell offsets are invalid.
    let isDamaged: Bool
    private let bytes: [UInt8]
    private let usable: Int
    private let last: Int?

    /// `nil` if malformed. The first page of a file begins with the file header.
    init?(_ bytes: [UInt8]?, isFirst: Bool, usable: Int) {
        let start = isFirst ? 100 : 0
        guard let bytes, let kind = Kind(rawValue: bytes[start]) else { return nil }
        let isInterior = kind == .indexInterior || kind == .tableInterior
        let pointers = start + (isInterior ? 12 : 8)
        let count = bytes.number(at: start + 3, 2)
        guard pointers + count * 2 <= usable else { return nil }
        let cellOffsets = (0..<count).map { bytes.number(at: pointers + $0 * 2, 2) }
        let possible = cellOffsets.filter { $0 >= pointers + count * 2 && $0 + 4 <= usable }
        self.kind = kind
        self.bytes = bytes
        self.usable = usable
        self.cellOffsets = possible
        isDamaged = possible.count < count
        last = isInterior ? bytes.number(at: start + 8, 4) : nil
    }

    /// Whether the page belongs to a table with row IDs, as opposed to an index or a table without row IDs.
    var isOfRows: Bool { kind == .tableInterior || kind == .tableLeaf }

    var children: [Int] { last.map { cellOffsets.map { bytes.number(at: $0, 4) } + [$0] } ?? [] }

    /// Cells that contain records; `nil` for unreadable cells.
    var cells: [Cell?] { kind == .tableInterior ? [] : cellOffsets.map(cell) }

    private func cell(at offset: Int) -> Cell? {
        var offset = kind == .indexInterior ? offset + 4 : offset
        guard let length = bytes.varint(at: &offset), length >= 0 else { return nil }
        var row: Int64?
        if kind == .tableLeaf {
            guard let number = bytes.varint(at: &offset) else { return nil }
            row = number
        }
        let size = Int(length)
        let here = local(of: size)
        guard offset + here + (here < size ? 4 : 0) <= usable else { return nil }
        return Cell(
            row: row, length: size, local: bytes[offset..<offset + here],
            overflow: here < size ? bytes.number(at: offset + here, 4) : nil)
    }

    /// Number of record bytes in the page (sqlite.org/fileformat2.html#cell_payload_overflow_pages).
    private func local(of length: Int) -> Int {
        let most = kind == .tableLeaf ? usable - 35 : (usable - 12) * 64 / 255 - 23
        guard length > most else { return length }
        let least = (usable - 12) * 32 / 255 - 23
        let rest = least + (length - least) % (usable - 4)
        return rest <= most ? rest : least
    }
}

extension Array<UInt8> {
    /// Variable-length integer of one to nine bytes; `nil` if truncated. Advances `offset`.
    func varint(at offset: inout Int) -> Int64? {
        var value: UInt64 = 0
        for index in 0..<9 {
            guard indices.contains(offset) else { return nil }
            let byte = self[offset]
            offset += 1
            if index == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
            value = value << 7 | UInt64(byte & 0x7F)
            if byte < 0x80 { break }
        }
        return Int64(bitPattern: value)
    }
}
