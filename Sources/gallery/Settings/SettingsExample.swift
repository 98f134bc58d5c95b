import GalleryCore

/// A settings file in which everything that can be set stands in a comment, each with what it is for.
enum SettingsExample {
    static var lines: [String] {
        ["# " + Phrases.Settings.exampleTitle]
            + SettingName.allCases.flatMap { name in
                ["", "# \(name.rawValue): \(name.meaning)"]
                    + (name.choices == name.example ? [] : ["# \(Phrases.Settings.takes(name.choices))"])
                    + (name.variable.map { ["# \(Phrases.Settings.variableWins($0))"] } ?? [])
                    + ["# \(name.rawValue) = \(name.example)"]
            } + ["", "# " + Phrases.Settings.keysElsewhere]
            + KeyName.allCases.map { "# \($0.rawValue) = KEY" }
    }
}
