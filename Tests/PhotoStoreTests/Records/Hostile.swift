import Testing

/// Test argument with a short name, since some texts have a hundred thousand letters.
struct Hostile: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
        testDescription = name
        self.text = text
    }
}
