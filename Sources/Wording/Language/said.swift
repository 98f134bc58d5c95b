import GalleryCore

/// A sentence and its twin, side by side: there is none in one language alone. Only one of them is made.
func localized(_ english: @autoclosure () -> String, _ russian: @autoclosure () -> String) -> String {
    switch Language.current {
    case .english: english()
    case .russian: russian()
    }
}

/// Several sentences and their twins.
func localized(
    lines english: @autoclosure () -> [String], _ russian: @autoclosure () -> [String]
) -> [String] {
    switch Language.current {
    case .english: english()
    case .russian: russian()
    }
}

/// What has no twin: a name, a word of the command line, wording that others prescribe, what one language alone needs.
func verbatim(_ text: String) -> String { text }
