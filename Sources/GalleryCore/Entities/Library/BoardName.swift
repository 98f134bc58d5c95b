public struct BoardName: Equatable, Sendable {
    public let id: Board.ID
    public let name: String

    public init(id: Board.ID, name: String) {
        self.id = id
        self.name = name
    }
}
