/// Command that opens a photo of a list and then runs a command of the photo screen.
public struct OpeningCommand: Equatable, Sendable {
    /// Arguments of `open`.
    public let photo: [String]
    public let then: Command
    /// Whether the command shows all of the photo, so that `open` need not.
    public let showsPhoto: Bool

    public init(_ photo: [String], then: Command, showsPhoto: Bool = false) {
        self.photo = photo
        self.then = then
        self.showsPhoto = showsPhoto
    }
}
