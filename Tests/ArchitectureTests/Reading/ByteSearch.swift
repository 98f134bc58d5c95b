import Glibc

extension StringProtocol {
    /// Compares bytes, which is fast enough for megabytes of sources.
    func has(_ text: String) -> Bool { place(of: text) != nil }

    func place(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        guard let found = utf8.withContiguousStorageIfAvailable({ Self.place(of: wanted, in: $0) }) else {
            return String(self).place(of: text)
        }
        return found
    }

    private static func place(of wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = bytes.baseAddress, let first = wanted.first else { return nil }
        var start = 0
        while start + wanted.count <= bytes.count {
            let room = bytes.count - wanted.count - start + 1
            guard let hit = memchr(base + start, Int32(first), room) else { return nil }
            if memcmp(hit, wanted, wanted.count) == 0 { return UnsafeRawPointer(base).distance(to: hit) }
            start = UnsafeRawPointer(base).distance(to: hit) + 1
        }
        return nil
    }
}
