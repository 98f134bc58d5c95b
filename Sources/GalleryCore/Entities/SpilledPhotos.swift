/// The photos at the beginning of a long list, put away on a shelf.
public struct SpilledPhotos: Sendable {
    private struct Piece: Equatable {
        let start: Int
        let mark: SpillOffset
    }

    private var pieces: [Piece] = []
    private var shelf: (any PhotoSpilling)?
    /// How many there are.
    public private(set) var count = 0

    public init() {}

    /// Puts the photos behind those that are there; false, with nothing changed, where the shelf has no room. It is
    /// always the same shelf.
    public mutating func append(_ photos: some Collection<Photo>, on shelf: any PhotoSpilling) -> Bool {
        guard let mark = shelf.putAway(Array(photos)) else { return false }
        self.shelf = shelf
        pieces.append(Piece(start: count, mark: mark))
        count += photos.count
        return true
    }

    /// The photo at an index from 0 on; nil when it cannot be read, or is none of these.
    public subscript(index: Int) -> Photo? {
        guard (0..<count).contains(index), let shelf else { return nil }
        var low = 0, high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].start <= index { low = middle } else { high = middle }
        }
        let photos = shelf.photos(at: pieces[low].mark)
        let place = index - pieces[low].start
        return photos.indices.contains(place) ? photos[place] : nil
    }
}

extension SpilledPhotos: Equatable {
    /// By where they stand.
    public static func == (left: SpilledPhotos, right: SpilledPhotos) -> Bool { left.pieces == right.pieces }
}
