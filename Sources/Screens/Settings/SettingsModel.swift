import Configuration
import TextLayout
import Wording

extension FactList {
    /// Name, value, what it is for, and who decided.
    @MainActor init(_ settings: [any SessionSetting]) {
        for setting in settings {
            records.append(
                Record(
                    "setting",
                    [
                        Record.Field("name", .text(setting.name.rawValue)),
                        Record.Field("value", setting.value.isEmpty ? .nothing : .text(setting.value)),
                        Record.Field("source", .text(setting.source.rawValue)),
                    ]))
            let source = Phrases.Settings.source(setting.source)
            facts.append(
                Fact(
                    kind: .word, label: setting.name.rawValue, value: setting.value,
                    meaning: "\(Phrases.Settings.meaning(of: setting.name)) (\(source))"))
        }
    }

    /// Whether there is a key and where it comes from; never the key.
    init(_ keys: AccessKeys) {
        for name in KeyName.allCases {
            let source = keys.source(of: name)?.setting
            records.append(
                Record(
                    "setting",
                    [
                        Record.Field("name", .text(name.rawValue)), Record.Field("value", .nothing),
                        Record.Field("source", .text(source?.rawValue)),
                    ]))
            let who = source.map { " (\(Phrases.Settings.source($0)))" } ?? ""
            facts.append(
                Fact(
                    kind: .word, label: name.rawValue,
                    value: source == nil ? Phrases.Settings.noKey : Phrases.Settings.keyIsSet,
                    meaning: Phrases.Settings.key(of: name.service) + who))
        }
    }
}
