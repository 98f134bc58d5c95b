import Testing

/// A fault written on purpose, to see that its rule sees it.
struct Fault: CustomTestStringConvertible, Sendable {
    let path: String
    /// What the whole file holds.
    let text: String

    init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }

    var testDescription: String { "\(path): \(text.prefix(60))" }
}
