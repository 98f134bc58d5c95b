/// Conversion of HTML fragments to plain text.
enum MarkedText {
    static func unescaped(_ text: String) -> String { HTMLReference.resolved(in: Substring(text)) }

    static func withoutTags(_ text: String) -> String { HTMLFragment(text).text }
}
