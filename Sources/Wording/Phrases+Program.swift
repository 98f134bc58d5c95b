public import GalleryCore

extension Phrases {
    /// Records were asked for at a prompt.
    public static var recordsForNobody: String {
        localized(
            "--json and --jsonl answer commands: give one, use -c, or pipe some in.",
            "--json и --jsonl отвечают на команды: дайте команду, -c или подайте их на стандартный ввод.")
    }
    /// Which service is asked.
    public static func service(_ name: ServiceName) -> String {
        name == .all
            ? localized(
                "Photos come from all services in one list.", "Фотографии со всех сервисов одним списком.")
            : localized("Photos come from \(name).", "Фотографии с сервиса \(name).")
    }

    /// A settings file that is not there or cannot be read.
    public static func settingsMissing(_ path: String) -> String {
        localized(
            "There is no settings file at \(path) that can be read; check the path and who may read it.",
            "Файла настроек \(path) нет, или его не прочесть; проверьте путь и права.")
    }
    /// A line of the settings file that means nothing.
    public static func settingsLine(_ line: Int, _ path: String, _ reason: String) -> String {
        localized(
            "Line \(line) of \(path) is left out: \(reason).",
            "Строка \(line) в \(path) пропущена: \(reason).")
    }
    /// Why a line of the settings file means nothing.
    public static func unknownSetting(_ name: String, known: [String]) -> String {
        let known = known.joined(separator: ", ")
        return localized(
            "there is no setting `\(name)`, only \(known)", "настройки `\(name)` нет, есть \(known)")
    }
    /// Why a line of the settings file means nothing.
    public static var noAssignment: String {
        localized("a line reads `name = value`", "строка должна иметь вид `name = value`")
    }
    /// A settings file with a key that others can read.
    public static func looseSettings(_ path: String) -> String {
        localized(
            "The key in \(path) is not used, because others can read the file; run chmod 600 on it.",
            "Ключ из \(path) не используется: файл могут прочесть другие; выполните для него chmod 600.")
    }
    /// A base address that cannot be used.
    public static func badAddress(_ address: String) -> String {
        localized(
            "\(address) cannot be a service's address; it takes https, or http to this machine only.",
            "\(address) не годится в адреса сервиса; нужен https, а http — только к этой машине.")
    }
    /// The output cannot be written.
    public static func outputFailed(_ reason: String) -> String {
        localized(
            "Standard output could not be written: \(reason). Check where it goes and run again.",
            "Не удалось записать стандартный вывод: \(reason). Проверьте, куда он направлен, и повторите.")
    }
}
