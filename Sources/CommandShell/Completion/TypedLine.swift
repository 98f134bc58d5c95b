public struct TypedLine: Equatable, Sendable {
    public let text: String
    public let screen: String

    public init(_ text: String, on screen: String) {
        self.text = text
        self.screen = screen
    }
}
