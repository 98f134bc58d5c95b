/// A part of a text, and the address it leads to.
struct TextLink: Equatable, Sendable {
    let text: String
    let target: String
}
