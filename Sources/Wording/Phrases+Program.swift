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

    /// The output cannot be written.
    public static func outputFailed(_ reason: String) -> String {
        localized(
            "Standard output could not be written: \(reason). Check where it goes and run again.",
            "Не удалось записать стандартный вывод: \(reason). Проверьте, куда он направлен, и повторите.")
    }
}
