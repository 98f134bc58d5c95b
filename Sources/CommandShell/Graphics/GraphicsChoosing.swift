/// How pictures get onto the terminal, and the choice of it.
public protocol GraphicsChoosing: Sendable {
    /// As pictures are shown from now on.
    var graphics: Graphics { get }
    /// How the person wants pictures shown; nil for as the terminal can.
    var wish: GraphicsProtocol? { get }
    /// Shows pictures this way from now on; nil leaves it to what is found out.
    func choose(_ wish: GraphicsProtocol?)
    /// Returns when the terminal has answered or has had its time (100 ms); at once where it is not asked.
    func settled() async
}
