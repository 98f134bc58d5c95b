import Testing

/// Deliberate violation that its rule must find.
struct Fault: CustomTestStringConvertible, Sendable {
    let path: String
    let text: String

    init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }

    var testDescription: String { "\(path): \(text.prefix(60))" }
}
