import Configuration
import GalleryCore
import TextLayout
import Wording

extension FactList {
    /// `source` replaces the source of the settings, which were just saved.
    @MainActor init(
        _ settings: [any SessionSetting], heading: String? = nil, source: SettingSource? = nil
    ) {
        self.heading = heading
        for setting in settings {
            let source = source ?? setting.source
            let value = setting.name.shown(setting.value)
            records.append(
                Record.setting((setting.name.rawValue, value.isEmpty ? nil : value, source)))
            facts.append(
                Fact(
                    kind: .word, label: setting.name.rawValue, value: value,
                    meaning:
                        "\(Phrases.Settings.meaning(of: setting.name)) (\(Phrases.Settings.source(source)))"))
        }
    }

    /// Presence and source of each access key, without the key itself.
    init(_ keys: AccessKeys, heading: String? = nil) {
        self.heading = heading
        for name in keys.names {
            let source = keys.source(of: name)?.setting
            records.append(Record.setting((name.rawValue, nil, source)))
            let who = source.map { " (\(Phrases.Settings.source($0)))" } ?? ""
            facts.append(
                Fact(
                    kind: .word, label: name.rawValue,
                    value: source == nil ? Phrases.Settings.noKey : Phrases.Settings.keyIsSet,
                    meaning: Phrases.Settings.key(of: name.service) + who))
        }
    }
}
