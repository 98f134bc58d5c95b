/// Part of a list that a command asks for.
enum ListPart: Equatable, Sendable {
    /// This number of further photos.
    case more(Int)
    /// Screenful with this number, from 1, if all were as long as the first.
    case page(Int)
}
