import Configuration
import GalleryCore

/// Option for shell completion. Duplicates the declarations of `Options`, because ArgumentParser takes longer than a
/// key press may; a test compares both.
struct CommandLineOption {
    /// Such as `-q` and `--quiet`.
    let names: [String]
    let meaning: String
    let takesValue: Bool
    let values: [String]

    private static func flag(_ names: String..., meaning: String) -> Self {
        Self(names: names, meaning: meaning, takesValue: false, values: [])
    }

    private static func option(_ name: String, _ meaning: String, _ values: [String] = []) -> Self {
        Self(names: [name], meaning: meaning, takesValue: true, values: values)
    }

    private static func setting(_ name: String, _ setting: SettingName, _ meaning: String) -> Self {
        option(name, meaning, setting.words)
    }

    static var all: [CommandLineOption] {
        [
            option("--service", "Photo service: \(Services.listed).", Services.names.map(\.rawValue)),
            setting(
                "--protocol", .graphics,
                "How pictures are shown: auto, kitty, iterm2, sixel, cells or words."),
            setting("--language", .language, "Language of messages: en, ru or auto."),
            option("--config", "Read this settings file instead of the default one."),
            option("-c", "Run these commands, separated by ';', and exit."),
            flag("--json", meaning: "Write one JSON document instead of text."),
            flag("--jsonl", meaning: "Write one JSON object per line instead of text."),
            flag(
                "--plain",
                meaning: "Write plain text for screen readers: no colors, symbols or pictures."),
            flag(
                "-q", "--quiet",
                meaning: "In a pipe: only results, no headings and notes on standard error."),
            option("--limit", "Show this many photos of a list, instead of one page."),
            setting(
                "--log-level", .logLevel,
                "Lowest level to log: trace, debug, info, notice, warning, error or off."),
            option(
                "--debug", "Simulate a state of the network or the services.",
                DebugState.allCases.map(\.rawValue)),
            option("--screen", "Start on this screen.", StartScreen.allCases.map(\.rawValue)),
            flag(
                "--reset-lock",
                meaning: "Forgot the PIN: erase favorites, boards, history, taste, caches and sign-ins."),
            flag("--version", meaning: "Show the versions of gallery and its libraries."),
            flag("--licenses", meaning: "Show the licenses of gallery and its libraries."),
            flag("-h", "--help", meaning: "Show help information."),
        ]
    }
}
