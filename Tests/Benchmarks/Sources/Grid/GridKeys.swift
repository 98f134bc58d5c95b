import TestKit

/// Times of keys in a session that shows each screen for the first time, in seconds.
struct GridKeys {
    private static let keysPerScreen = 14
    /// Seconds between keys, as with a held key.
    private static let pause = 0.02

    /// Times of keys pressed before the last picture of their screen had arrived.
    private(set) var loading: [Double] = []
    private(set) var idle: [Double] = []
    private(set) var screens: [Double] = []

    /// Presses the keys, then ends the session.
    init(in grid: GridSession, screens count: Int) throws {
        for screen in 1..<count {
            let first = screen * GridSession.count + 1
            screens.append(try grid.press(GridSession.pageDown, to: first))
            var pressed: [(offset: Int, seconds: Double)] = []
            for step in 1...Self.keysPerScreen {
                try grid.look(Self.pause)
                let isRight = step <= Self.keysPerScreen / 2
                let number = first + (isRight ? step : Self.keysPerScreen - step)
                let offset = grid.terminal.output.count
                let seconds = try grid.press(isRight ? GridSession.right : GridSession.left, to: number)
                pressed.append((offset, seconds))
            }
            let last = grid.lastPicture
            loading += pressed.filter { $0.offset < last }.map(\.seconds)
            idle += pressed.filter { $0.offset >= last }.map(\.seconds)
            grid.discard()
        }
        grid.end()
    }
}
