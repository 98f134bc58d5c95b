struct Painter: Sendable {
    /// Version of the paintings in ETags; incremented when paintings change.
    static let version = 1

    private let motif: Motif
    private let frame: Frame
    private let scene: any Layer
    private let finish: Finish

    init(_ motif: Motif, frame: Frame) {
        self.motif = motif
        self.frame = frame
        scene = Painting(motif: motif, frame: frame).scene()
        finish = Finish(motif: motif)
    }

    /// Painting of at most 36 × 36 pixels, for the average color and the BlurHash.
    static func sketch(of motif: Motif) -> Bitmap {
        let proportion = motif.proportion
        let longest = max(proportion.width, proportion.height)
        let frame = Frame(width: proportion.width * 36 / longest, height: proportion.height * 36 / longest)
        return Painter(motif, frame: frame).rows(0..<frame.height, from: 0, count: frame.width)
    }

    func picture(_ part: PixelRect) async -> Bitmap {
        // Uses few bands, since each band computes the outlines of ridges again.
        let bandRows = max(96, part.height / 8 + 1)
        let starts = Array(stride(from: part.top, to: part.top + part.height, by: bandRows))
        let bands = await withTaskGroup(of: (Int, [UInt8]).self) { group in
            for (number, start) in starts.enumerated() {
                let rows = start..<min(start + bandRows, part.top + part.height)
                group.addTask { (number, self.rows(rows, from: part.left, count: part.width).bytes) }
            }
            return await group.reduce(into: [[UInt8]](repeating: [], count: starts.count)) { $0[$1.0] = $1.1 }
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(part.width * part.height * 3)
        for band in bands { bytes += band }
        return Bitmap(width: part.width, height: part.height, bytes: bytes)
    }

    private func rows(_ rows: Range<Int>, from left: Int, count columns: Int) -> Bitmap {
        var band = Band(frame: frame, left: left, top: rows.lowerBound, columns: columns, rows: rows.count)
        scene.paint(&band)
        return finish.bitmap(of: band)
    }
}
