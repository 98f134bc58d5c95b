struct ScreenName {
    /// Upper camel case, as in a type name: `Tagged`.
    let type: String
    /// Command word, and case of `Route`: `tagged`.
    let word: String

    /// `nil` unless the text consists of ASCII letters and begins with an uppercase letter.
    init?(_ text: String) {
        guard let first = text.first, first.isUppercase, text.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            return nil
        }
        type = text
        word = text.lowercased()
    }

    /// A file of the template, whose screen is named `Sample`, with this name.
    func filling(_ template: String) -> String {
        template.replacing("Sample", with: type).replacing("sample", with: word)
    }
}
