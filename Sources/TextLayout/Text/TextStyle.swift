/// What a piece of text is. How a role looks is decided in one place, the terminal's palette.
public enum TextStyle: String, CaseIterable, Sendable {
    case plain
    /// Where one is: the first line of a screen.
    case heading
    /// The title of a photo.
    case title
    /// The name of a person.
    case author
    /// The mark of a favorite.
    case heart
    /// A number one can type.
    case number
    /// Less important than what stands beside it.
    case quiet
    /// Something to know before going on.
    case warning
    /// Something that did not work.
    case error
    case link
    /// The first letter of a name in place of a picture: a cell of its own.
    case initial
    /// Something that was right, where a color alone says it.
    case success
}
