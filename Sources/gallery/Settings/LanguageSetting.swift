import GalleryCore
import Wording

/// The language of the sentences; by itself that of the locale.
@MainActor
final class LanguageSetting: SessionSetting {
    private static let automatic = "auto"

    private let locale: Language
    /// Those that can be shown here.
    private let languages: [Language]
    private var wish: Language?
    private(set) var source = SettingSource.builtIn

    /// Nothing but English can be said in ASCII. What was wished for at the start counts at once; a wish that cannot
    /// be fulfilled is `refused`.
    init(_ text: String?, from source: SettingSource, environment: [String: String], isUTF8: Bool) {
        locale = isUTF8 ? Language(environment: environment) : .english
        languages = isUTF8 ? Language.allCases : [.english]
        Language.choose(locale)
        guard let text, change(to: text), wish != nil else { return }
        self.source = source
    }

    let name = SettingName.language
    var choices: String { ([Self.automatic] + languages.map(\.code)).joined(separator: "|") }
    var value: String { wish?.code ?? Self.automatic }

    /// A sentence about a wish for a language that there is none of.
    func refusal(of text: String?) -> String? {
        guard let text, text != Self.automatic, Language(code: text) == nil else { return nil }
        return Phrases.Settings.refused(text, name.rawValue, choices: choices)
    }

    func change(to text: String) -> Bool {
        let wish = languages.first { $0.code == text.lowercased() }
        guard wish != nil || text.lowercased() == Self.automatic else { return false }
        self.wish = wish
        source = wish == nil ? .builtIn : .session
        Language.choose(wish ?? locale)
        return true
    }
}
