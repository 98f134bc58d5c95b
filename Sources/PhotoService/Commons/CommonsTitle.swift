/// Version of a title or description in one of the user's languages.
enum CommonsTitle {
    /// Text in the first of `languages` that the fragment has, else in English, else in the fragment's first language,
    /// with line breaks between blocks; `nil` if the fragment has no text.
    static func title(fragment html: String, languages: [String]) -> String? {
        let versions = CommonsVersions(html)
        return (languages + ["en"]).lazy.compactMap(versions.text).first ?? versions.first
    }
}
