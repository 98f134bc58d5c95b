import GalleryCore

/// Order of names as people read them: `2` before `10`, and letters without regard to case and diacritics.
enum NaturalOrder {
    /// Bytes that sort like the name. A number is written as its number of digits and the digits, so that it sorts by
    /// its value, before letters.
    static func key(_ name: [UInt8]) -> [UInt8] {
        let isASCII = name.allSatisfy { $0 < 0x80 }
        let bytes = isASCII ? name : Array(String(decoding: name, as: UTF8.self).sortingKey.utf8)
        var key: [UInt8] = []
        key.reserveCapacity(bytes.count + 8)
        var at = 0
        while at < bytes.count {
            let byte = bytes[at]
            guard 0x30...0x39 ~= byte else {
                // A slash sorts first, so that a folder's pictures stay together.
                key.append(byte == UInt8(ascii: "/") ? 1 : 0x41...0x5A ~= byte ? byte + 0x20 : byte)
                at += 1
                continue
            }
            while at + 1 < bytes.count, bytes[at] == 0x30, 0x30...0x39 ~= bytes[at + 1] { at += 1 }
            let end = bytes[at...].firstIndex { !(0x30...0x39 ~= $0) } ?? bytes.count
            key += [0x30, UInt8(clamping: end - at)] + bytes[at..<end]
            at = end
        }
        return key
    }

    static func sorted(_ names: [[UInt8]]) -> [[UInt8]] { sorted(names, by: \.self) }

    static func sorted(_ paths: [String]) -> [String] { sorted(paths) { Array($0.utf8) } }

    static func sorted<Item>(_ items: [Item], by name: (Item) -> [UInt8]) -> [Item] {
        let keyed = items.map { item in
            let name = name(item)
            return (key: key(name), name: name, item: item)
        }
        return keyed.sorted {
            $0.key == $1.key
                ? $0.name.lexicographicallyPrecedes($1.name) : $0.key.lexicographicallyPrecedes($1.key)
        }.map(\.item)
    }
}
