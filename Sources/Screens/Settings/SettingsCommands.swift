import CommandShell
import Configuration
import Wording

public enum SettingsRequest: Equatable, Sendable {
    case list
    case example
    /// Changes a setting, or shows it if the value is `nil`. `isPersistent` also saves the value.
    case set(String, to: String?, isPersistent: Bool)
    case unset(String)
}

enum SettingsCommands {
    static let spec = CommandSpec(
        "set", group: .tune, secret: .setting, Phrases.Help.set,
        examples: ["set", "set columns 4", "set --save notify off", "set --unset notify", "set --example"],
        CommandArgument<SettingsRequest>(
            usage: { _ in "[--save] [NAME [VALUE]] | --unset NAME" }, takes: takes
        ) {
            arguments, _ throws(UsageError) in
            defer { arguments = [] }
            var texts = arguments.map(\.text)
            if texts == ["--example"] { return .example }
            if texts.first == "--unset", texts.count == 2 { return .unset(texts[1]) }
            let save = texts.firstIndex(of: "--save")
            let isPersistent = save != nil
            if let save { texts.remove(at: save) }
            guard texts.count < 3, !(isPersistent && texts.isEmpty), texts.first?.hasPrefix("--") != true
            else {
                throw UsageError(.arguments("set"))
            }
            // Accepts `NAME=VALUE`, as in the settings file.
            if texts.count == 1, let sign = texts[0].firstIndex(of: "="), sign > texts[0].startIndex {
                texts = [String(texts[0][..<sign]), String(texts[0][sign...].dropFirst())]
            }
            guard let name = texts.first else { return .list }
            return .set(name, to: texts.dropFirst().first, isPersistent: isPersistent)
        }
    ) { Route.settings($0) }

    @Sendable private static func takes(_ scope: ParsingScope) -> [ArgumentKind] {
        let names: [ArgumentKind] = [
            .word(
                SettingName.ofProgram.map {
                    Completion($0.rawValue, meaning: Phrases.Settings.meaning(of: $0))
                }), .one(.addresses),
        ]
        return names + [
            .options(["--save", "--unset", "--example"]), .after("--save", names), .after("--unset", names),
        ] + SettingName.ofProgram.map { .after($0.rawValue, [$0.argument]) }
    }
}
