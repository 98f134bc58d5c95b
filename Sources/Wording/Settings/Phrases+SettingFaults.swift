public import Configuration

extension Phrases {
    public static func explanation(_ fault: SettingsFault) -> String {
        switch fault {
        case .unreadable(let path, let code):
            localized(
                "The settings file \(path) cannot be read: \(system(code)).",
                "Не удалось прочитать файл настроек \(path): \(system(code)).")
        case .notRegularFile(let path):
            localized(
                "The settings file \(path) cannot be read: not a regular file.",
                "Не удалось прочитать файл настроек \(path): это не обычный файл.")
        case .line(let line, let path, let fault):
            localized(
                "Line \(line) of \(path) is ignored: \(explanation(fault)).",
                "Строка \(line) в \(path) пропущена: \(explanation(fault)).")
        case .readableByOthers(let path):
            localized(
                "The access key in \(path) is not used, because others can read the file; run chmod 600 on it.",
                "Ключ доступа из \(path) не используется: файл могут прочитать другие; выполните для него chmod 600."
            )
        }
    }

    private static func explanation(_ fault: SettingsFault.LineFault) -> String {
        switch fault {
        case .noAssignment:
            localized("expected `name = value`", "ожидается `name = value`")
        case .unknownName(let name, let known):
            localized(
                "there is no setting `\(name)`; the settings are \(known.joined(separator: ", "))",
                "настройки `\(name)` нет; есть \(known.joined(separator: ", "))")
        case .unknownValue(let value, let name, let usage):
            localized(
                "\(name.rawValue) cannot be `\(value)`, only \(usage)",
                "\(name.rawValue) не принимает `\(value)`, только \(usage)")
        }
    }
}
