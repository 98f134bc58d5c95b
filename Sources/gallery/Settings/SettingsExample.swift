import GalleryCore
import Wording

/// A settings file in which everything that can be set stands in a comment, each with what it is for.
enum SettingsExample {
    static var lines: [String] {
        var lines = ["# " + Phrases.Settings.exampleTitle]
        for name in SettingName.allCases { lines += [""] + explanation(of: name) }
        lines += ["", "# " + Phrases.Settings.keysElsewhere]
        for name in KeyName.allCases { lines.append("# \(name.rawValue) = KEY") }
        return lines
    }

    private static func explanation(of name: SettingName) -> [String] {
        var lines = ["# \(name.rawValue): \(name.meaning)"]
        if name.choices != name.example { lines.append("# " + Phrases.Settings.takes(name.choices)) }
        if let variable = name.variable { lines.append("# " + Phrases.Settings.variableWins(variable)) }
        lines.append("# \(name.rawValue) = \(name.example)")
        return lines
    }
}
