import GalleryCore

/// Message in the current language; the signature enforces both translations. Only one is evaluated.
func localized(_ english: @autoclosure () -> String, _ russian: @autoclosure () -> String) -> String {
    switch Language.current {
    case .english: english()
    case .russian: russian()
    }
}

/// Several lines in the current language.
func localized(
    lines english: @autoclosure () -> [String], _ russian: @autoclosure () -> [String]
) -> [String] {
    switch Language.current {
    case .english: english()
    case .russian: russian()
    }
}

/// Text without a translation: names, command words, prescribed wording, or text that only one language needs.
func verbatim(_ text: String) -> String { text }
