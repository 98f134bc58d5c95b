import Configuration
import GalleryCore
import Screens
import TextLayout
import Viper
import Wording

/// Shows what is set and by whom, or changes it: for the session, or for good in the settings file.
@MainActor
final class SetCommand: GlobalCommands {
    private let settings: [any SessionSetting]
    private let keys: () -> AccessKeys
    private let path: String?
    private let environment: [String: String]
    private let stack: NavigationStack<Route>
    private let console: any Console

    /// `path` is the settings file; nil for nowhere to keep them.
    init(
        settings: [any SessionSetting], keys: @escaping () -> AccessKeys, path: String?,
        environment: [String: String], stack: NavigationStack<Route>, console: any Console
    ) {
        self.settings = settings
        self.keys = keys
        self.path = path
        self.environment = environment
        self.stack = stack
        self.console = console
    }

    var verbs: [Verb] {
        let names = ArgumentKind.word(
            settings.map { Completion($0.name.rawValue, meaning: Phrases.Settings.meaning(of: $0.name)) })
        let values = settings.map { ArgumentKind.after($0.name.rawValue, [$0.name.argument]) }
        return [
            Verb(
                "set", usage: "set [--save] [NAME [VALUE]]", summary: Phrases.Help.set,
                examples: [
                    "set", "set columns 4", "set --save notify off", "set --example",
                ], takes: [names, .after("--save", [names])] + values)
        ]
    }

    func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "set" else { return false }
        var words = command.arguments
        if words == ["--example"] {
            console.show(Phrases.Settings.example.map { .line(Line($0)) })
            return true
        }
        let isForGood = words.first == "--save"
        if isForGood { words.removeFirst() }
        guard words.count < 3, !(isForGood && words.isEmpty), words.first?.hasPrefix("--") != true else {
            throw UsageError(.arguments("set"))
        }
        guard let word = words.first else {
            console.show(settings.flatMap { SettingRow.of($0, among: settings) } + SettingRow.of(keys()))
            return true
        }
        guard let setting = settings.first(where: { $0.name == SettingName(typed: word) }) else {
            let isKey = KeyName(rawValue: SettingName.normalized(word)) != nil
            let known = settings.map(\.name.rawValue)
            complain(isKey ? Phrases.Settings.keysElsewhere : Phrases.Settings.unknown(word, known: known))
            return true
        }
        if let value = words.dropFirst().first {
            guard await change(setting, to: value, isForGood: isForGood) else { return true }
        }
        console.show(SettingRow.of(setting, among: [setting]))
        if isForGood { save(words.count > 1 ? words[1] : setting.value, as: setting.name) }
        guard words.count > 1, setting.isLive else { return true }
        // What stands on the screen was laid out with the value before.
        console.noteNewLayout()
        if console.wantsRedraw { await stack.top?.appear() }
        return true
    }

    /// For the session, where that can be; false, and said so, when nothing has changed.
    private func change(_ setting: any SessionSetting, to value: String, isForGood: Bool) async -> Bool {
        do throws(SettingRefusal) {
            try await setting.change(to: value)
            return true
        } catch {
            if case .onlyAtStart = error, isForGood { return true }
            complain(
                Phrases.Settings.refusal(error, of: value, by: setting.name, usage: setting.usage))
            return false
        }
    }

    private func save(_ value: String, as name: SettingName) {
        guard let path else { return complain(Phrases.Settings.noHome) }
        do throws(FileWriteError) {
            try SettingsFile.save(value, as: name, at: path)
            console.say(Line(Phrases.Settings.saved(name, value, path)))
            if let variable = name.variable, environment[variable]?.isEmpty == false {
                console.say(Line(Phrases.Settings.overruled(variable), .warning))
            }
        } catch {
            complain(Phrases.Settings.notSaved(error))
        }
    }

    private func complain(_ sentence: String) { console.complain(Line(sentence, .error)) }
}
