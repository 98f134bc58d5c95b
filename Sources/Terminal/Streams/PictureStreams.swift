import TextLayout

/// Queue of picture transmissions, sent one block at a time so that user input has priority.
struct PictureStreams {
    typealias Instant = ContinuousClock.Instant

    private struct Stream {
        let transmission: Transmission?
        let rows: [OverlayRow]
        var next = 0

        var isSent: Bool { transmission.map { $0.isSent || next == $0.pieces.count } ?? true }
    }

    enum Step: Equatable {
        /// Wait for this duration; `nil` to wait for the next event.
        case wait(Duration?)
        case send(String)
        case show([OverlayRow])
    }

    private var streams: [Stream] = []
    private var flow = FlowControl(at: .now)

    var isEmpty: Bool { streams.isEmpty }
    var unanswered: Int { flow.unanswered }

    /// Rows without a transmission are shown after those of earlier pictures.
    mutating func add(_ transmission: Transmission?, for rows: [OverlayRow]) {
        streams.append(Stream(transmission: transmission, rows: rows))
    }

    mutating func acknowledge(at now: Instant = .now) { flow.acknowledge(at: now) }

    mutating func stopTiming() { flow.stopTiming() }

    mutating func step(at now: Instant = .now) -> Step {
        guard let stream = streams.first else { return .wait(nil) }
        guard let transmission = stream.transmission, !stream.isSent else {
            streams.removeFirst()
            stream.transmission?.finish()
            return .show(stream.rows)
        }
        guard let pause = flow.pause(at: now) else { return .wait(flow.timeout(at: now)) }
        guard pause == .zero else { return .wait(pause) }
        var block = "", next = stream.next
        while next < transmission.pieces.count, block.utf8.count < FlowControl.block {
            block += transmission.pieces[next]
            next += 1
        }
        streams[0].next = next
        flow.send(block.utf8.count, at: now)
        return .send(block + Escape.requestStatus)
    }

    /// Abandons all transmissions; returns the sequence that ends the transmission in progress, if any.
    mutating func giveUp() -> String {
        defer { streams = [] }
        guard let first = streams.first, first.next > 0, !first.isSent else { return "" }
        return first.transmission?.abortSequence ?? ""
    }
}
