import Synchronization
import TextLayout

/// The pictures we have put into a terminal that speaks kitty's graphics protocol: names them, and frees the oldest.
///
/// A picture that has scrolled out of sight may be scrolled back to, and the terminal does not report when its last row
/// has gone: so pictures are freed by age, when they are more than a terminal should have to keep for us.
final class KittyImages: Sendable {
    private struct Image {
        let id: UInt32
        let cost: Int
    }

    private struct State {
        var count = 0
        var images: [Image] = []
        var cost = 0
        var sent: [PictureInBox.Key: (id: UInt32, transmission: Transmission)] = [:]
        /// The animation that was drawn last.
        var played: (id: UInt32, isPaused: Bool)?
    }

    /// Bytes of the terminal's memory: it keeps 4 a pixel, and up to 320 MB for all programs.
    private static let limit = 128_000_000

    /// Two sessions in one window must not name their pictures alike.
    private let session = UInt32.random(in: 1...255)
    private let state = Mutex(State())
    private let memory = SharedPixels()

    /// The picture by the given path; over the line where shared memory cannot be had, the first frame alone.
    func draw(
        _ image: EncodedImage, as key: PictureInBox.Key, path: KittyPath, endlessly: Bool = false
    ) -> TerminalImage {
        let columns = key.columns, rows = key.rows
        state.withLock { $0.played = nil }
        if path == .memory, let pixels = image.pixels, let (medium, object) = memory.publish(pixels.bytes) {
            let (id, freed) = enter(cost: pixels.width * pixels.height * 4 * max(1, image.frames.count))
            let text = KittyCommand.show(
                id, pixels, medium: medium, name: object, columns: columns, rows: rows)
            guard let first = image.frames.first else {
                return TerminalImage(paintings: [TerminalImage.Painting(rows: rows, text: freed + text)])
            }
            state.withLock { $0.played = (id, false) }
            let frames = frames(of: image, id)
            let start = KittyCommand.start(id, first: first.milliseconds, endlessly: endlessly)
            return TerminalImage(
                paintings: [TerminalImage.Painting(rows: rows, text: freed + text + frames + start)],
                followUp: [TerminalImage.Painting(rows: rows, text: KittyCommand.wake(id, endlessly))])
        }
        let (id, transmission) = sent(image, as: key, path)
        if path == .placeholders { return KittyPlaceholder.picture(id, columns, rows, after: transmission) }
        let text = KittyCommand.place(id, columns: columns, rows: rows)
        return TerminalImage(
            paintings: [TerminalImage.Painting(rows: rows, text: text)], after: transmission)
    }

    /// What pauses the animation that was drawn last and, called again, resumes it. Nil where that was none.
    func pauseOrResume() -> String? {
        state.withLock { state in
            guard let (id, isPaused) = state.played else { return nil }
            state.played = (id, !isPaused)
            return KittyCommand.play(id, isPaused)
        }
    }

    /// The frames behind the first, as many as there is memory for.
    private func frames(of image: EncodedImage, _ id: UInt32) -> String {
        var text = ""
        for frame in image.frames.dropFirst() {
            guard let (medium, name) = memory.publish(frame.pixels) else { break }
            text += KittyCommand.frame(
                id, width: image.width, height: image.height, medium: medium, name: name,
                milliseconds: frame.milliseconds)
        }
        return text
    }

    /// Frees shared memory that no terminal has taken.
    func close() { memory.close() }

    /// Sends a picture, unless the terminal has it.
    private func sent(
        _ image: EncodedImage, as key: PictureInBox.Key, _ path: KittyPath
    ) -> (id: UInt32, transmission: Transmission?) {
        if let known = state.withLock({ $0.sent[key] }), known.transmission.isSent { return (known.id, nil) }
        let (id, freed) = enter(cost: image.width * image.height * 4)
        var pieces: [String] =
            if let pixels = image.pixels {
                KittyCommand.transmit(id, pixels)
            } else {
                KittyCommand.transmit(id, png: image.bytes)
            }
        var abandonment = KittyCommand.abandon(id)
        if !freed.isEmpty { pieces.insert(freed, at: 0) }
        if path == .placeholders {
            pieces.append(KittyCommand.placeVirtually(id, columns: key.columns, rows: key.rows))
            pieces = pieces.map(TmuxPassthrough.wrapped)
            abandonment = TmuxPassthrough.wrapped(abandonment)
        }
        let transmission = Transmission(pieces: pieces, abandonment: abandonment)
        state.withLock { $0.sent[key] = (id, transmission) }
        return (id, transmission)
    }

    /// A name for a new picture, and the control strings that free old ones for it.
    private func enter(cost: Int) -> (id: UInt32, freed: String) {
        state.withLock { state in
            let number = UInt32(truncatingIfNeeded: state.count)
            state.count += 1
            // In characters that stand for the picture the lowest byte is a color of the palette and the highest
            // a mark: neither may be 0.
            let id = ((session + number / 255) % 255 + 1) << 24 | (number % 255 + 1)
            state.images.append(Image(id: id, cost: cost))
            state.cost += cost
            var freed = ""
            while state.cost > Self.limit, state.images.count > 1 {
                let oldest = state.images.removeFirst()
                state.cost -= oldest.cost
                state.sent = state.sent.filter { $0.value.id != oldest.id }
                freed += KittyCommand.delete(oldest.id)
            }
            return (id, freed)
        }
    }
}

/// How pixels get into a terminal that speaks kitty's graphics protocol.
public enum KittyPath: Hashable, Sendable {
    /// Through shared memory, or a temporary file of our own: the terminal runs on this machine.
    case memory
    /// Over the terminal's line.
    case stream
    /// Over the line, through tmux, and shown by characters that stand for the picture, so that tmux knows where it
    /// is (kitty 0.28).
    case placeholders
}

/// What a picture may cost that goes over the terminal's line.
enum KittyTransfer {
    /// Bytes of a screenful, base64 and control strings included.
    private static let screenful = 2_500_000

    /// Bytes of file a picture of so many cells may have; base64 makes 4 of 3, and a piece of 4096 has about 16 more.
    static func limit(_ cells: Int, of screenCells: Int) -> Int {
        max(2_000, screenful * 74 / 100 * max(1, cells) / max(1, screenCells, cells))
    }
}
