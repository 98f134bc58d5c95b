struct TextLink: Equatable, Sendable {
    let text: String
    let target: String
}
