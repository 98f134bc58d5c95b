import Synchronization
import TextLayout

/// Assigns IDs to images sent to kitty. Deletes the oldest images only beyond a memory limit, since images in the
/// scrollback may become visible again, and kitty does not report which images it drops.
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
        var played: (id: UInt32, isPaused: Bool)?
    }

    /// Maximum bytes of images, at 4 bytes a pixel, of the 320 MB that kitty has for all programs.
    private static let limit = 128_000_000

    /// Distinguishes the images of different sessions in one window.
    private let session = UInt32.random(in: 1...255)
    private let state = Mutex(State())
    private let memory = SharedPixels()

    /// Draws an image, sent over `path`. An animation plays only over memory; otherwise its first frame is drawn.
    func draw(
        _ image: EncodedImage, as key: PictureInBox.Key, path: KittyPath, endlessly: Bool = false,
        note: PictureNote? = nil
    ) -> TerminalImage {
        let columns = key.columns, rows = key.rows
        state.withLock { $0.played = nil }
        if path == .memory, let pixels = image.pixels, let (medium, object) = memory.publish(pixels.bytes) {
            let (id, freed) = enter(cost: pixels.width * pixels.height * 4 * max(1, image.frames.count))
            let text = KittyCommand.show(
                id, pixels, medium: medium, name: object, columns: columns, rows: rows,
                isBelowText: note != nil)
            guard let first = image.frames.first else {
                let painting = TerminalImage.Painting(rows: rows, text: freed + text)
                return TerminalImage(paintings: [painting] + (note?.paintings ?? []))
            }
            state.withLock { $0.played = (id, false) }
            let frames = frames(of: image, id)
            let start = KittyCommand.start(id, first: first.milliseconds, endlessly: endlessly)
            return TerminalImage(
                paintings: [TerminalImage.Painting(rows: rows, text: freed + text + frames + start)],
                followUp: [TerminalImage.Painting(rows: rows, text: KittyCommand.wake(id, endlessly))])
        }
        let (id, transmission) = sent(image, as: key, path)
        if path == .placeholders {
            return KittyPlaceholder.picture(id, columns, rows, note: note, after: transmission)
        }
        let text = KittyCommand.place(id, columns: columns, rows: rows, isBelowText: note != nil)
        let painting = TerminalImage.Painting(rows: rows, text: text)
        return TerminalImage(paintings: [painting] + (note?.paintings ?? []), after: transmission)
    }

    /// Command that pauses or resumes the animation drawn last, if any.
    func pauseOrResume() -> String? {
        state.withLock { state in
            guard let (id, isPaused) = state.played else { return nil }
            state.played = (id, !isPaused)
            return KittyCommand.play(id, isPaused)
        }
    }

    /// Commands that add the frames after the first, as many as fit in memory.
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

    func close() { memory.close() }

    /// Image's ID, and the transmission to send; `nil` if the terminal already has the image.
    private func sent(
        _ image: EncodedImage, as key: PictureInBox.Key, _ path: KittyPath
    ) -> (id: UInt32, transmission: Transmission?) {
        if let existing = state.withLock({ $0.sent[key] }), existing.transmission.isSent {
            return (existing.id, nil)
        }
        let (id, freed) = enter(cost: image.width * image.height * 4)
        var pieces: [String] =
            if let pixels = image.pixels {
                KittyCommand.transmit(id, pixels)
            } else {
                KittyCommand.transmit(id, png: image.bytes)
            }
        var abortSequence = KittyCommand.abandon(id)
        if !freed.isEmpty { pieces.insert(freed, at: 0) }
        if path == .placeholders {
            pieces.append(KittyCommand.placeVirtually(id, columns: key.columns, rows: key.rows))
            pieces = pieces.map(TmuxPassthrough.wrapped)
            abortSequence = TmuxPassthrough.wrapped(abortSequence)
        }
        let transmission = Transmission(pieces: pieces, abortSequence: abortSequence)
        state.withLock { $0.sent[key] = (id, transmission) }
        return (id, transmission)
    }

    /// ID of a new image, and commands that delete old images to make room.
    private func enter(cost: Int) -> (id: UInt32, freed: String) {
        state.withLock { state in
            let number = UInt32(truncatingIfNeeded: state.count)
            state.count += 1
            // Placeholders encode the lowest byte of the ID as a color, the highest as a diacritic; neither may be 0.
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
