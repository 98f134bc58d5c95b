public import GalleryCore

extension Phrases {
    /// What happened to the database, and what that means for the person.
    public static func notice(_ notice: StoreNotice) -> String {
        switch notice {
        case .newerSchema(let path):
            localized(
                "\(path) was written by a newer gallery and is read-only. Update gallery to save "
                    + "changes.",
                "\(path) записан более новой gallery и открыт только для чтения. Обновите "
                    + "gallery, чтобы сохранять изменения.")
        case .setAside(let path, let aside, _):
            localized(
                "\(path) could not be read. It was renamed to \(aside) and a new one was created "
                    + "(sqlite3 \(aside) .dump shows what can be recovered).",
                "\(path) не удалось прочитать. Он переименован в \(aside), создан новый (что "
                    + "можно восстановить, покажет sqlite3 \(aside) .dump).")
        case .upgraded(let path, let copy):
            localized(
                "\(path) was upgraded. The previous version is saved as \(copy).",
                "\(path) обновлён. Прежняя версия сохранена как \(copy).")
        case .readOnly(let path, let error):
            localized(
                "\(path) is read-only (\(reason(error))). Nothing can be saved until this is fixed.",
                "\(path) доступен только для чтения (\(reason(error))). Пока это не исправлено, "
                    + "сохранить ничего нельзя."
            )
        case .inMemory(let path, let error):
            localized(
                "\(path) could not be opened (\(reason(error))). Changes are lost when you quit.",
                "Не удалось открыть \(path) (\(reason(error))). Изменения пропадут при выходе.")
        case .noHome:
            localized(
                "The database could not be opened (no home folder). Changes are lost when you quit.",
                "Не удалось открыть базу данных (нет домашней папки). Изменения пропадут при "
                    + "выходе.")
        }
    }

    private static func reason(_ error: StoreError) -> String {
        switch error {
        case .full: localized("the disk is full", "диск заполнен")
        case .failed(_, let cause): reason(cause)
        default: explanation(error)
        }
    }
}
