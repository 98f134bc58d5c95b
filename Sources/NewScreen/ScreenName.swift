/// The name of a screen in its two forms.
struct ScreenName {
    /// As types begin: `Tags`.
    let type: String
    /// As it is typed, and as a case of `Route`: `tags`.
    let word: String

    /// Nil for what can be no type's name.
    init?(_ text: String) {
        guard let first = text.first, first.isUppercase, text.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            return nil
        }
        type = text
        word = text.lowercased()
    }

    /// A template with the name in it.
    func filling(_ template: String) -> String {
        template.replacing("__Name__", with: type).replacing("__name__", with: word)
    }
}
