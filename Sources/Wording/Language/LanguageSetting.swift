public import Configuration

/// The setting `language`; `auto` follows the locale.
@MainActor
public final class LanguageSetting: SessionSetting {
    private let locale: Language
    /// Languages that the terminal can display.
    private let languages: [Language]
    private var chosen: Language?
    public private(set) var source = SettingSource.builtIn

    /// Applies the language at once. Unless `isUTF8`, only English is available and other values are ignored.
    public init(_ text: String?, from source: SettingSource, environment: [String: String], isUTF8: Bool) {
        locale = isUTF8 ? Language(environment: environment) : .english
        languages = isUTF8 ? Language.allCases : [.english]
        Language.choose(locale)
        guard let text, choose(text), chosen != nil else { return }
        self.source = source
    }

    public let name = SettingName.language
    public var usage: String {
        ([SettingValues.automatic] + languages.map(\.code)).joined(separator: "|")
    }
    public var value: String { chosen?.code ?? SettingValues.automatic }

    /// Error for an unsupported language; `nil` if `text` is valid.
    public func refusal(of text: String?) -> String? {
        guard let text, !name.accepts(text) else { return nil }
        return Phrases.Settings.refusal(.unknownValue, of: text, by: name, usage: usage)
    }

    public func change(to text: String) throws(SettingRefusal) {
        guard choose(text) else { throw .unknownValue }
        source = chosen == nil ? .builtIn : .session
    }

    private func choose(_ text: String) -> Bool {
        let language = languages.first { $0.code == text.lowercased() }
        guard language != nil || text.lowercased() == SettingValues.automatic else { return false }
        chosen = language
        Language.choose(language ?? locale)
        return true
    }
}
