import GalleryCore

extension Phrases {
    enum Rescue {
        /// `Recovered: 1,498 photos (2 lost), 3 boards. Not found and perhaps lost: tags.`
        static func sentence(_ rows: RescuedRows) -> String {
            let counts = RescuedKind.allCases.compactMap { kind in
                rows.counts[kind].flatMap { count -> String? in
                    guard count.rescued > 0 || (count.lost ?? 0) > 0 else { return nil }
                    return name(kind, count.rescued) + lost(count.lost)
                }
            }
            guard !counts.isEmpty else {
                return localized(
                    "Nothing could be recovered; a new database was created.",
                    "Восстановить ничего не удалось; создана новая база данных.")
            }
            let list = counts.joined(separator: ", ")
            let absent = RescuedKind.allCases.filter { rows.counts[$0] == .init(rescued: 0, lost: nil) }
            let rest = absent.map(name).joined(separator: ", ")
            let recovered = localized("Recovered: \(list).", "Восстановлено: \(list).")
            guard !rest.isEmpty else { return recovered }
            return localized(
                "\(recovered) Not found and perhaps lost: \(rest).",
                "\(recovered) Не найдены и, возможно, пропали: \(rest).")
        }

        private static func name(_ kind: RescuedKind) -> String {
            switch kind {
            case .photos: localized("photos", "фотографии")
            case .pictures: localized("pictures", "изображения")
            case .tags: localized("tags", "метки")
            case .altTexts: localized("alternative texts", "описания")
            case .boards: localized("boards", "доски")
            case .sections: localized("sections of boards", "разделы досок")
            case .boardPhotos: localized("photos on boards", "фотографии на досках")
            case .searches: localized("searches", "запросы")
            case .lines: localized("lines typed", "введённые строки")
            case .taste: localized("taste entries", "записи о вкусе")
            case .lock: localized("the lock", "блокировка")
            case .imports: localized("notes on imports", "записи об импорте")
            case .mirrored: localized("changes to send to a service", "изменения для сервиса")
            }
        }

        private static func lost(_ count: Int?) -> String {
            switch count {
            case 0: ""
            case nil: localized(" (some may be lost)", " (часть могла пропасть)")
            case let count?: localized(" (\(number(count)) lost)", " (потеряно: \(number(count)))")
            }
        }

        private static func name(_ kind: RescuedKind, _ count: Int) -> String {
            switch kind {
            case .photos: photos(count)
            case .pictures:
                localized(
                    counted(count, "picture", "pictures"),
                    counted(count, "изображение", "изображения", "изображений"))
            case .tags: localized(counted(count, "tag", "tags"), counted(count, "метка", "метки", "меток"))
            case .altTexts:
                localized(
                    counted(count, "alternative text", "alternative texts"),
                    counted(count, "описание", "описания", "описаний"))
            case .boards: Boards.boards(count)
            case .sections:
                localized(
                    counted(count, "section of boards", "sections of boards"),
                    counted(count, "раздел досок", "раздела досок", "разделов досок"))
            case .boardPhotos:
                localized(
                    counted(count, "photo on boards", "photos on boards"),
                    counted(count, "фотография на досках", "фотографии на досках", "фотографий на досках"))
            case .searches: History.count(count)
            case .lines:
                localized(
                    counted(count, "line typed", "lines typed"),
                    counted(count, "введённая строка", "введённые строки", "введённых строк"))
            case .taste:
                localized(
                    counted(count, "taste entry", "taste entries"),
                    counted(count, "запись о вкусе", "записи о вкусе", "записей о вкусе"))
            case .lock: localized("the lock", "блокировка")
            case .imports:
                localized(
                    counted(count, "note on imports", "notes on imports"),
                    counted(count, "запись об импорте", "записи об импорте", "записей об импорте"))
            case .mirrored:
                localized(
                    counted(count, "change to send to a service", "changes to send to a service"),
                    counted(
                        count, "изменение для сервиса", "изменения для сервиса", "изменений для сервиса"))
            }
        }
    }
}
