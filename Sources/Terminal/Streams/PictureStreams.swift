import TextLayout

/// Pictures that wait for their way into the terminal's memory: one at a time, a block at a time, so that whatever a
/// person does comes first.
struct PictureStreams {
    typealias Instant = ContinuousClock.Instant

    /// A picture, and where it is shown once the terminal has it.
    private struct Stream {
        let transmission: Transmission?
        let rows: [OverlayRow]
        var next = 0

        var isSent: Bool { transmission.map { $0.isSent || next == $0.pieces.count } ?? true }
    }

    /// What is to be done now.
    enum Step: Equatable {
        /// Nothing, for so long; nil for until there is something new.
        case wait(Duration?)
        /// Send this; the terminal answers at its end.
        case send(String)
        /// The terminal has the picture: show it.
        case show([OverlayRow])
    }

    private var streams: [Stream] = []
    private var flow = FlowControl(at: .now)

    var isEmpty: Bool { streams.isEmpty }
    /// Questions that are not answered yet.
    var unanswered: Int { flow.unanswered }

    /// Lines a picture up; without a transmission, only to be shown after those before it.
    mutating func add(_ transmission: Transmission?, for rows: [OverlayRow]) {
        streams.append(Stream(transmission: transmission, rows: rows))
    }

    /// The terminal has answered.
    mutating func acknowledge(at now: Instant = .now) { flow.acknowledge(at: now) }

    /// Answers are not read for a while.
    mutating func stopTiming() { flow.stopTiming() }

    /// What is next.
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
        return .send(block + Escape.askStatus)
    }

    /// Other output comes first: gives up what waits. Returns what ends a transmission that has begun.
    mutating func giveUp() -> String {
        defer { streams = [] }
        guard let first = streams.first, first.next > 0, !first.isSent else { return "" }
        return first.transmission?.abandonment ?? ""
    }
}
