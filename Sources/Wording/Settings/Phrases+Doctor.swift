public import GalleryCore

extension Phrases {
    /// Printed when the first picture is decoded without seccomp.
    public static var decoderIsWeak: String {
        localized(
            "This system refuses seccomp, so pictures are decoded with less protection; see `doctor`.",
            "Система не даёт seccomp, и декодер изображений защищён хуже; подробнее: `doctor`.")
    }

    public enum Doctor {
        public static var help: String {
            localized(
                "Diagnose setup; paste into bug reports",
                "Проверить настройку; вывод — для сообщения об ошибке")
        }
        public static var looking: String { localized("Checking …", "Проверка …") }

        public static var pictures: String { localized("Pictures", "Изображения") }
        public static var colors: String { localized("Colors", "Цвета") }
        public static var services: String { localized("Services", "Сервисы") }
        public static var network: String { localized("Network", "Сеть") }
        public static var hosts: String { localized("Hosts", "Узлы") }
        public static var log: String { localized("Log", "Журнал") }
        public static var settings: String { localized("Settings", "Настройки") }
        public static var decoder: String { localized("Decoder", "Декодер") }
        public static func contained(_ containment: DecoderContainment) -> String {
            let holding = containment.holding.joined(separator: ", ")
            let refused = containment.refused.joined(separator: ", ")
            return refused.isEmpty
                ? localized("contained (\(holding))", "изолирован (\(holding))")
                : localized(
                    "contained by \(holding); refused by this system: \(refused)",
                    "изолирован: \(holding); система не даёт: \(refused)")
        }
        public static var formats: String { localized("Formats", "Форматы") }
        public static func missing(formats: [String]) -> String {
            localized(
                "Not shown, as their libraries are not installed: \(formats.joined(separator: ", ")).",
                "Не показываются, библиотеки не установлены: \(formats.joined(separator: ", ")).")
        }
        public static var withoutSeccomp: String {
            localized(
                "Without seccomp a flaw in a picture library can do more harm. Allow seccomp in the container.",
                "Без seccomp уязвимость в библиотеке изображений опаснее. Разрешите его в контейнере.")
        }
        public static var noDecoder: String {
            localized(
                "the program gallery-pictures could not be started",
                "не удалось запустить программу gallery-pictures")
        }
        public static var libraries: String { localized("Libraries", "Библиотеки") }

        public static var trueColor: String { localized("24-bit", "24 бита") }
        public static var none: String { localized("none", "нет") }
        public static func asked(_ service: ServiceName) -> String {
            localized("\(service) is in use", "используется \(service)")
        }
        public static func key(_ source: String) -> String { localized("key \(source)", "ключ \(source)") }
        public static var noKey: String { localized("no key", "нет ключа") }
        public static var noNetwork: String { localized("not needed by the demo", "для demo не нужна") }
        public static func answers(_ host: String, status: Int, milliseconds: Int) -> String {
            localized(
                "\(host) responds in \(number(milliseconds)) ms (HTTP \(status))",
                "\(host) отвечает за \(number(milliseconds)) мс (HTTP \(status))")
        }
        public static var sound: String { localized("OK", "исправна") }
        public static var notWritable: String {
            localized("nothing can be saved", "ничего не сохраняется")
        }
        public static func damaged(_ fault: String) -> String {
            localized("damaged (\(fault))", "повреждена (\(fault))")
        }
        public static func wrong(_ labels: [String]) -> String {
            let labels = labels.joined(separator: ", ")
            return localized("Problems: \(labels).", "Проблемы: \(labels).")
        }
        public static func leftOut(_ count: Int) -> String {
            localized(
                counted(count, "line ignored", "lines ignored"),
                counted(count, "строка пропущена", "строки пропущены", "строк пропущено"))
        }
    }
}
