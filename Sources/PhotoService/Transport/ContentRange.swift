/// Which part of a file a body is (RFC 9110, 14.4): `bytes 200-999/1000`, the total unknown as `*`.
struct ContentRange: Equatable {
    /// Offset of the first byte.
    let first: Int
    /// Offset of the last byte.
    let last: Int
    /// Of the whole file, when known.
    let total: Int?

    /// Nil for anything else.
    init?(_ field: String?) {
        guard let field, field.lowercased().hasPrefix("bytes ") else { return nil }
        let halves = field.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 0, last >= first else {
            return nil
        }
        total = Int(halves[1])
        guard total != nil || halves[1] == "*", total.map({ $0 > last }) ?? true else { return nil }
        (self.first, self.last) = (first, last)
    }
}
