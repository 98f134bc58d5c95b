public import Configuration
public import GalleryCore

extension Phrases.Settings {
    /// Example settings file: every setting with an explanation, and every key, each commented out. `usage` is the
    /// valid values.
    public static func example(
        of settings: [(name: SettingName, usage: String)], keys: [KeyName]
    ) -> [String] {
        var lines = [
            "# "
                + localized(
                    "Settings of gallery: `name = value`, one per line; this is a comment.",
                    "Настройки gallery: `name = value`, по одной в строке; это комментарий."),
            "# "
                + localized(
                    "Each setting has its default, or an example if the program chooses.",
                    "У каждой настройки указано значение по умолчанию или пример, если выбирает программа."),
        ]
        for setting in settings { lines += [""] + example(of: setting.name, usage: setting.usage) }
        lines += ["", "# " + keysElsewhere]
        for name in keys { lines.append(verbatim("# \(name.rawValue) = KEY")) }
        return lines
    }

    private static func example(of name: SettingName, usage: String) -> [String] {
        var lines = ["# " + verbatim(name.rawValue) + ": " + meaning(of: name)]
        if usage != name.example {
            lines.append("# " + localized("Values: \(usage)", "Значения: \(usage)"))
        }
        if let variable = name.variable {
            lines.append(
                "# "
                    + localized(
                        "\(variable) in the environment takes precedence.",
                        "Переменная окружения \(variable) важнее."))
        }
        lines.append("# \(name.rawValue) = \(name.declaration.builtIn ?? name.example)")
        return lines
    }
}
