import FoundationEssentials
import GRDB

struct StoredRecord {
    /// Serial types, which precede the values and are all in the first page of a row; `nil` if malformed.
    static func kinds(_ cell: TreePage.Cell) -> [Int]? {
        var offset = 0
        return kinds(Array(cell.local), of: cell.length, &offset)
    }

    /// Values of a record; `nil` if malformed or incomplete.
    static func values(_ bytes: [UInt8]) -> [DatabaseValue]? {
        var offset = 0
        guard let kinds = kinds(bytes, of: bytes.count, &offset) else { return nil }
        var values: [DatabaseValue] = []
        for kind in kinds {
            let end = offset + length(of: kind)
            guard end <= bytes.count, let value = value(kind, bytes[offset..<end]) else { return nil }
            values.append(value)
            offset = end
        }
        return values
    }

    private static func kinds(_ bytes: [UInt8], of length: Int, _ offset: inout Int) -> [Int]? {
        guard let header = bytes.varint(at: &offset), header <= bytes.count, header >= offset else {
            return nil
        }
        var kinds: [Int] = []
        var total = Int(header)
        while offset < header {
            guard let kind = bytes.varint(at: &offset), kind >= 0, kind != 10, kind != 11,
                kind <= Int64(Int32.max) * 2
            else { return nil }
            kinds.append(Int(kind))
            total += self.length(of: Int(kind))
        }
        return offset == header && total == length ? kinds : nil
    }

    private static func length(of kind: Int) -> Int {
        switch kind {
        case 1...4: kind
        case 5: 6
        case 6, 7: 8
        case 12...: (kind - 12) / 2
        default: 0
        }
    }

    private static func value(_ kind: Int, _ bytes: ArraySlice<UInt8>) -> DatabaseValue? {
        switch kind {
        case 0: return .null
        case 8, 9: return Int64(kind - 8).databaseValue
        case 1...6: return whole(bytes).databaseValue
        case 7: return Double(bitPattern: UInt64(bitPattern: whole(bytes))).databaseValue
        case _ where kind.isMultiple(of: 2): return Data(bytes).databaseValue
        default: return String(validating: bytes, as: UTF8.self)?.databaseValue
        }
    }

    private static func whole(_ bytes: ArraySlice<UInt8>) -> Int64 {
        bytes.reduce(bytes.first.map { $0 < 0x80 } == false ? -1 : 0) { $0 << 8 | Int64($1) }
    }
}
