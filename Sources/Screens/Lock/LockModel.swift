/// A question with what is typed so far behind it.
struct TypedEntry: Equatable, Sendable {
    enum State: Equatable, Sendable { case typing, right, wrong }
    enum Shown: Equatable, Sendable {
        /// As many dots.
        case digits(Int)
        case text(String)
    }

    let question: String
    var shown: Shown
    var state = State.typing
}
