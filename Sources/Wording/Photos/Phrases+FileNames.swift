public import GalleryCore

extension Phrases {
    public enum FileNames {
        static var fields: String {
            FileNameTemplate.Field.allCases.map(placeholder).joined(separator: ", ")
        }

        public static var heading: String { localized("Fields of file names", "Поля имён файлов") }

        public static func placeholder(_ field: FileNameTemplate.Field) -> String {
            verbatim("{\(field.rawValue)}")
        }

        public static func meaning(of field: FileNameTemplate.Field) -> String {
            switch field {
            case .title: localized("title", "название")
            case .author: localized("author", "автор")
            case .license: localized("license", "лицензия")
            case .alt: localized("alt text", "описание изображения")
            case .id: localized("service and key", "сервис и ключ")
            case .service: localized("service", "сервис")
            case .key: localized("key of the photo at its service", "ключ фотографии у сервиса")
            case .slug: localized("title in lower case with hyphens", "название строчными через дефис")
            case .n: localized("number in the list", "номер в списке")
            case .date: localized("today's date", "сегодняшняя дата")
            case .board: localized("name of the board", "название доски")
            case .published: localized("date of publication", "дата публикации")
            case .taken: localized("date of the photo", "дата съёмки")
            case .width, .height: localized("size in pixels", "размер в пикселях")
            }
        }
    }
}
