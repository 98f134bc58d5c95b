import Testing

/// Text to be tested with, named in the log by what it is rather than by its hundred thousand letters.
struct Hostile: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
        testDescription = name
        self.text = text
    }
}
