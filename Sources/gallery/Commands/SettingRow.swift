import Configuration
import GalleryCore
import TextLayout
import Wording

/// What `set` shows of a setting: name, value, what it is for, and who decided.
@MainActor
enum SettingRow {
    /// A longer value moves what stands behind it.
    private static let widest = 20

    static func of(_ setting: any SessionSetting, among settings: [any SessionSetting]) -> [Block] {
        let names = settings.map(\.name.rawValue.count).max() ?? 0
        let values = min(widest, settings.map(\.value.count).max() ?? 0)
        let record = Record(
            "setting",
            [
                Record.Field("name", .text(setting.name.rawValue)),
                Record.Field("value", setting.value.isEmpty ? .nothing : .text(setting.value)),
                Record.Field("source", .text(setting.source.rawValue)),
            ])
        let source = Phrases.Settings.source(setting.source)
        return [
            .record(record),
            row(
                setting.name.rawValue, names, setting.value, values,
                "\(Phrases.Settings.meaning(of: setting.name)) (\(source))"),
        ]
    }

    /// Whether there is a key and where it comes from; never the key.
    static func of(_ keys: AccessKeys) -> [Block] {
        let names = KeyName.allCases.map(\.rawValue.count).max() ?? 0
        return KeyName.allCases.flatMap { name in
            let source = keys.source(of: name)
            let record = Record(
                "setting",
                [
                    Record.Field("name", .text(name.rawValue)), Record.Field("value", .nothing),
                    Record.Field("source", .text(source?.setting.rawValue)),
                ])
            let value = source == nil ? Phrases.Settings.noKey : Phrases.Settings.keyIsSet
            let meaning = Phrases.Settings.key(of: name.service)
            let who = source.map { " (\(Phrases.Settings.source($0.setting)))" } ?? ""
            return [Block.record(record), row(name.rawValue, names, value, value.count, meaning + who)]
        }
    }

    private static func row(
        _ name: String, _ names: Int, _ value: String, _ values: Int, _ meaning: String
    ) -> Block {
        .line(
            Line(
                [
                    Span(name.padded(to: names + 2), .number), Span(value.padded(to: values) + "  "),
                    Span(meaning, .quiet),
                ], hang: names + 2))
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
