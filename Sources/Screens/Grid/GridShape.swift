struct GridShape: Equatable, Sendable {
    /// Photos in a row, at least 1.
    let across: Int
    /// Rows of photos, at least 1.
    let down: Int

    var count: Int { across * down }

    /// Indices of the screenful that contains `index`.
    func page(of index: Int) -> Range<Int> {
        let start = index / count * count
        return start..<start + count
    }

    /// Index after a move, at least 0; `total` or more if the move leads past the loaded photos.
    func index(after move: GridMove, from index: Int, of total: Int) -> Int {
        let last = max(0, total - 1)
        return switch move {
        case .left: max(0, index - 1)
        case .right: index + 1
        case .up: index < across ? index : index - across
        // From the row above the last, moves to the last photo if the last row is too short.
        case .down: index / across < last / across ? min(index + across, last) : index + across
        case .first: 0
        case .last: last
        case .pageUp: index < count ? index % across : index - count
        case .pageDown: index + count
        }
    }
}
