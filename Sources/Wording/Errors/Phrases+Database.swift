public import GalleryCore

extension Phrases {
    public static func notice(_ notice: StoreNotice) -> String {
        switch notice {
        case .newerSchema(let path):
            localized(
                "\(path) was written by a newer gallery and is read-only. Update gallery to save changes.",
                "\(path) записан более новой gallery и открыт только для чтения. Обновите "
                    + "gallery, чтобы сохранять изменения.")
        case .setAside(let path, let aside, _, let rescued):
            localized(
                "\(path) was damaged. The file is now \(aside). \(Rescue.sentence(rescued))",
                "\(path) повреждён. Файл переименован в \(aside). \(Rescue.sentence(rescued))")
        case .rescueWaits(let path, let aside):
            localized(
                "\(path) was damaged. The file is now \(aside). What is in it is recovered at the next start "
                    + "with room on the disk.",
                "\(path) повреждён. Файл переименован в \(aside). Его содержимое восстановится при "
                    + "следующем запуске, когда на диске будет место.")
        case .leftOut(let count):
            localized(
                "\(counted(count, "stored entry", "stored entries")) could not be read and "
                    + "\(count == 1 ? "was" : "were") left out.",
                "\(counted(count, "сохранённая запись", "сохранённые записи", "сохранённых записей")) "
                    + "не читается и \(count == 1 ? "пропущена" : "пропущено").")
        case .upgraded(let path, let copy):
            localized(
                "\(path) was upgraded. The previous version is saved as \(copy).",
                "\(path) обновлён. Прежняя версия сохранена как \(copy).")
        case .readOnly(let path, let error, lacksLog: false):
            localized(
                "\(path) is read-only (\(reason(error))). Nothing can be saved until this is fixed.",
                "\(path) доступен только для чтения (\(reason(error))). Пока это не исправлено, "
                    + "сохранить ничего нельзя."
            )
        case .readOnly(let path, let error, lacksLog: true):
            localized(
                "\(path) is read-only (\(reason(error))). The latest changes may be missing: \(path)-wal "
                    + "cannot be read.",
                "\(path) доступен только для чтения (\(reason(error))). Последних изменений может не быть: "
                    + "\(path)-wal не читается.")
        case .inMemory(let path, let error):
            localized(
                "\(path) could not be opened (\(reason(error))). Changes are lost when you quit.",
                "Не удалось открыть \(path) (\(reason(error))). Изменения пропадут при выходе.")
        case .unopened(let path, let error, _):
            localized(
                "\(path) could not be opened (\(reason(error))). Nothing can be saved.",
                "Не удалось открыть \(path) (\(reason(error))). Сохранить ничего нельзя.")
        case .noHome(canSave: false):
            localized(
                "The database could not be opened (no home folder). Nothing can be saved.",
                "Не удалось открыть базу данных (нет домашней папки). Сохранить ничего нельзя.")
        case .noHome(canSave: true):
            localized(
                "The database could not be opened (no home folder). Changes are lost when you quit.",
                "Не удалось открыть базу данных (нет домашней папки). Изменения пропадут при выходе.")
        }
    }

    /// Printed after a read error of the database.
    public static var answerMayBePartial: String {
        localized("The output may be incomplete.", "Вывод может быть неполным.")
    }

    private static func reason(_ error: StoreError) -> String {
        switch error {
        case .full: localized("the disk is full", "диск заполнен")
        case .failed(_, let cause): reason(cause)
        default: explanation(error)
        }
    }
}
