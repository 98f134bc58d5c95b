import Configuration

extension Phrases.Settings {
    /// Lines of a settings file in which every setting and key stands in a comment, with its meaning.
    public static var example: [String] {
        var lines = [
            "# "
                + localized(
                    "Settings of gallery: `name = value`, one per line; this is a comment.",
                    "Настройки gallery: `name = value`, по одной в строке; это комментарий.")
        ]
        for name in SettingName.allCases { lines += [""] + example(of: name) }
        lines += ["", "# " + keysElsewhere]
        for name in KeyName.allCases { lines.append(verbatim("# \(name.rawValue) = KEY")) }
        return lines
    }

    private static func example(of name: SettingName) -> [String] {
        var lines = ["# " + verbatim(name.rawValue) + ": " + meaning(of: name)]
        if name.usage != name.example {
            lines.append("# " + localized("Values: \(name.usage)", "Значения: \(name.usage)"))
        }
        if let variable = name.variable {
            lines.append(
                "# "
                    + localized(
                        "\(variable) in the environment takes precedence.",
                        "Переменная окружения \(variable) важнее."))
        }
        lines.append("# \(name.rawValue) = \(name.example)")
        return lines
    }
}
