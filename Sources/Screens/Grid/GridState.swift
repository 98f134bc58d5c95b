import GalleryCore
import Wording

struct GridState {
    private(set) var list = PhotoList()
    /// Zero-based index.
    private(set) var cursor: Int
    private(set) var digits = ""
    var line: FullScreenLine?
    /// Requested photos in a row; `nil` for the default.
    private(set) var across: Int?

    private static let maxDigits = 7

    init(cursor: Int) { self.cursor = cursor }

    var photo: Photo? { list[cursor] }
    var total: Int? { list.hasMore ? list.total : list.count }

    mutating func extend(to list: PhotoList) {
        self.list = list
        go(to: cursor)
    }

    mutating func go(to index: Int) { cursor = max(0, min(index, list.count - 1)) }

    mutating func type(_ digit: Character) {
        guard digits.count < Self.maxDigits, digit != "0" || !digits.isEmpty else { return }
        digits.append(digit)
    }

    mutating func erase() { _ = digits.popLast() }

    mutating func takeNumber() -> Int? {
        defer { digits = "" }
        return Int(digits)
    }

    /// Adds the line or number that is being typed, else the facts of the photo at the cursor.
    func apply(to model: inout GridModel, at positions: [String]) {
        model.line = line?.prompted
        model.choices = line?.choices ?? []
        if !digits.isEmpty {
            model.status = Phrases.Grid.typed(digits)
        } else if let photo {
            model.photo = PhotoStatus(photo, at: positions, keys: [Phrases.keysHint])
        }
    }

    mutating func widen(by count: Int, from shape: GridShape) { across = max(1, shape.across + count) }
}
