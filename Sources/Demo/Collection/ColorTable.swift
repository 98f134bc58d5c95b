import Synchronization

/// Color words nearest to the average colors of motifs, computed on first use; at most `Motif.period` entries.
final class ColorTable: Sendable {
    private let known = Mutex<[Int: ColorWord]>([:])

    /// Photos whose indices differ by a multiple of `Motif.period` share a painting.
    func word(of photo: DemoPhoto) -> ColorWord {
        let position = photo.index % Motif.period
        if let word = known.withLock({ $0[position] }) { return word }
        let word = ColorWord(nearestTo: Painter.sketch(of: photo.motif).average)
        known.withLock { $0[position] = word }
        return word
    }
}
