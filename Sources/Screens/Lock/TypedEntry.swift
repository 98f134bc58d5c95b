struct TypedEntry: Equatable, Sendable {
    enum State: Equatable, Sendable { case typing, right, wrong }
    enum Shown: Equatable, Sendable {
        /// Number of typed characters, drawn as dots.
        case digits(Int)
        case text(String)
    }

    let question: String
    var shown: Shown
    var state = State.typing
}
