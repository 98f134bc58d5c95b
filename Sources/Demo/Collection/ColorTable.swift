import Synchronization

/// The color word of each motif, found by a tiny painting when first asked for; at most `Motif.period` bytes.
final class ColorTable: Sendable {
    private let known = Mutex<[Int: ColorWord]>([:])

    /// Photos whose indexes differ by the period share a painting.
    func word(of photo: DemoPhoto) -> ColorWord {
        let position = photo.index % Motif.period
        if let word = known.withLock({ $0[position] }) { return word }
        let word = ColorWord(nearestTo: Painter.sketch(of: photo.motif).average)
        known.withLock { $0[position] = word }
        return word
    }
}
