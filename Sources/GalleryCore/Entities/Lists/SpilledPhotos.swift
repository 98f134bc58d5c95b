/// First photos of a long list, moved to the spill file.
public struct SpilledPhotos: Sendable {
    private struct Piece: Equatable {
        let start: Int
        let location: SpillOffset
    }

    private var pieces: [Piece] = []
    private var spillFile: (any PhotoSpilling)?
    public private(set) var count = 0

    public init() {}

    /// Appends photos; if writing fails, returns `false` and changes nothing. All calls must pass the same file.
    public mutating func append(_ photos: some Collection<Photo>, on spillFile: any PhotoSpilling) -> Bool {
        guard let location = spillFile.spill(Array(photos)) else { return false }
        self.spillFile = spillFile
        pieces.append(Piece(start: count, location: location))
        count += photos.count
        return true
    }

    /// Zero-based; `nil` if out of range or unreadable.
    public subscript(index: Int) -> Photo? {
        guard (0..<count).contains(index), let spillFile,
            let piece = pieces.last(where: { $0.start <= index })
        else { return nil }
        let photos = spillFile.photos(at: piece.location)
        let offset = index - piece.start
        return photos.indices.contains(offset) ? photos[offset] : nil
    }
}

extension SpilledPhotos: Equatable {
    /// Compares file offsets, not photos.
    public static func == (left: SpilledPhotos, right: SpilledPhotos) -> Bool { left.pieces == right.pieces }
}
