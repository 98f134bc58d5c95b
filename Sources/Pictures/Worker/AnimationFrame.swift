import PictureExchange

/// A frame of an animation.
struct AnimationFrame: Equatable, Sendable {
    /// Most of one animation; what comes behind them is left out.
    static let most: UInt32 = 300

    /// 3 bytes each.
    let pixels: [UInt8]
    /// How long it is shown.
    let milliseconds: Int

    /// Those of a reply; none for a single one.
    static func all(in reply: PictureReply, _ bytes: [UInt8]) -> [AnimationFrame] {
        guard reply.frames > 1 else { return [] }
        let size = Int(reply.width) * Int(reply.height) * 3
        return reply.durations(in: bytes).enumerated().map { index, milliseconds in
            AnimationFrame(
                pixels: Array(bytes[(index * size)..<((index + 1) * size)]), milliseconds: milliseconds)
        }
    }
}
