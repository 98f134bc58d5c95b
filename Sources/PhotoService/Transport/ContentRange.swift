/// `Content-Range` (RFC 9110, 14.4): `bytes 200-999/1000`, or `*` for an unknown total.
struct ContentRange: Equatable {
    let first: Int
    let last: Int
    let total: Int?

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
        self.first = first
        self.last = last
    }
}
