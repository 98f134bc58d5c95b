import Synchronization
import Viper

/// What is known of the terminal, for this session: from the environment, from the window, from the person.
public final class TerminalProfile: Sendable {
    private struct State {
        var wish: GraphicsProtocol?
    }

    private let surroundings: Surroundings
    private let drawsPictures: Bool
    private let state: Mutex<State>

    /// `wish` is what the person's settings say.
    public init(
        environment: [String: String], capabilities: TerminalCapabilities, wish: GraphicsProtocol? = nil
    ) {
        surroundings = Surroundings(environment)
        drawsPictures = capabilities.drawsPictures
        state = Mutex(State(wish: wish))
    }

    /// How pictures are shown from now on.
    public var graphics: Graphics {
        let (method, reason) = finding(state.withLock { $0.wish })
        let cell = Window.cell()
        return Graphics(
            method: method, reason: reason, isRemote: surroundings.isRemote,
            isInTmux: surroundings.multiplexer == .tmux, cell: cell ?? .usual,
            cellSource: cell == nil ? .guess : .window)
    }

    /// Shows pictures this way from now on; nil leaves it to what is found out.
    public func choose(_ wish: GraphicsProtocol?) { state.withLock { $0.wish = wish } }

    private func finding(_ wish: GraphicsProtocol?) -> (GraphicsProtocol, GraphicsReason) {
        guard drawsPictures else { return (.words, .plain) }
        if let wish { return (wish, .chosen) }
        if let multiplexer = surroundings.multiplexer { return (.cells, .inside(multiplexer.rawValue)) }
        guard let terminal = surroundings.terminal else { return (.cells, .unknown) }
        return (terminal.method, .variable(terminal.variable, terminal: terminal.name))
    }
}
