/// Message in the current language; the other text is not evaluated. The parameters enforce a translation.
func localized(_ english: @autoclosure () -> String, _ russian: @autoclosure () -> String) -> String {
    switch Language.current {
    case .english: english()
    case .russian: russian()
    }
}

/// Text without a translation: names, command words, prescribed wording, and text needed in one language only.
func verbatim(_ text: String) -> String { text }
