/// Command that opens a photo of a list and then runs a command of the photo screen.
public struct OpeningCommand: Equatable, Sendable {
    /// Arguments of `open`.
    public let photo: [String]
    public let then: Command

    public init(_ photo: [String], then: Command) {
        self.photo = photo
        self.then = then
    }
}
