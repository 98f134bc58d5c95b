import PictureExchange

struct AnimationFrame: Equatable, Sendable {
    /// Maximum number of frames; later frames are dropped.
    static let most: UInt32 = 300

    let pixels: [UInt8]
    let milliseconds: Int

    static func all(in reply: PictureReply, _ bytes: [UInt8]) -> [AnimationFrame] {
        guard reply.frames > 1 else { return [] }
        let size = Int(reply.width) * Int(reply.height) * 3
        return reply.durations(in: bytes).enumerated().map { index, milliseconds in
            AnimationFrame(
                pixels: Array(bytes[(index * size)..<((index + 1) * size)]), milliseconds: milliseconds)
        }
    }
}
