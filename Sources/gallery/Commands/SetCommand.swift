import GalleryCore
import Screens
import Viper

/// Shows the settings that can be changed while the program runs, or changes one.
@MainActor
final class SetCommand: GlobalCommands {
    private let settings: [any SessionSetting]
    private let stack: NavigationStack<Route>
    private let console: any Console

    init(settings: [any SessionSetting], stack: NavigationStack<Route>, console: any Console) {
        self.settings = settings
        self.stack = stack
        self.console = console
    }

    var verbs: [Verb] {
        [
            Verb(
                "set", usage: "set [NAME [VALUE]]", summary: Phrases.Help.set,
                examples: settings.map { "set \($0.name) \($0.choices)" },
                takes: [.word(settings.map { Choice($0.name, meaning: $0.meaning) })])
        ]
    }

    func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "set" else { return false }
        guard let word = command.arguments.first else {
            console.show(table(of: settings))
            return true
        }
        guard command.arguments.count < 3 else { throw UsageError(.arguments("set")) }
        guard let setting = settings.first(where: { $0.name == word.lowercased() }) else {
            console.complain(Line(Phrases.Settings.unknown(word, known: settings.map(\.name)), .error))
            return true
        }
        guard let value = command.arguments.dropFirst().first else {
            console.show(table(of: [setting]))
            return true
        }
        guard setting.change(to: value) else {
            let sentence = Phrases.Settings.refused(value, setting.name, choices: setting.choices)
            console.complain(Line(sentence, .error))
            return true
        }
        console.show(table(of: [setting]))
        // What stands on the screen was laid out with the value before.
        console.noteNewLayout()
        if console.wantsRedraw { await stack.top?.appear() }
        return true
    }

    private func table(of settings: [any SessionSetting]) -> [Block] {
        let names = settings.map(\.name.count).max() ?? 0
        let values = settings.map(\.value.count).max() ?? 0
        return settings.map { setting in
            let source = Phrases.Settings.source(setting.source)
            return .line([
                Span(setting.name.padded(to: names + 2), .number), Span(setting.value.padded(to: values + 2)),
                Span("\(setting.meaning) (\(source))", .quiet),
            ])
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
