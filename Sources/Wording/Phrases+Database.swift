public import GalleryCore

extension Phrases {
    /// What happened to the database, and what that means for the person.
    public static func notice(_ notice: StoreNotice) -> String {
        switch notice {
        case .newerSchema(let path):
            localized(
                "\(path) was written by a newer gallery and is only read; update gallery to keep photos.",
                "\(path) записан более новой gallery и открыт только для чтения; "
                    + "обновите gallery, чтобы сохранять.")
        case .setAside(let path, let aside, _):
            localized(
                "\(path) could not be read; it is kept as \(aside) and a new one was begun "
                    + "(sqlite3 \(aside) .dump shows what can be saved).",
                "\(path) не прочесть; он оставлен как \(aside), и начат новый "
                    + "(что можно спасти, покажет sqlite3 \(aside) .dump).")
        case .upgraded(let path, let copy):
            localized(
                "\(path) was brought up to date; how it was before is kept as \(copy).",
                "\(path) обновлён; прежний оставлен как \(copy).")
        case .readOnly(let path, let error):
            localized(
                "\(path) can only be read (\(reason(error))); nothing can be kept until that is mended.",
                "\(path) можно только читать (\(reason(error))); пока это не исправлено, ничего не сохранить."
            )
        case .inMemory(let path, let error):
            localized(
                "\(path) cannot be used (\(reason(error))); what you keep now is gone when you leave.",
                "\(path) — открыть не удалось (\(reason(error))); всё новое пропадёт при выходе.")
        case .noHome:
            localized(
                "The database cannot be used (there is no home folder); what you keep now is gone when you leave.",
                "База данных — открыть не удалось (домашней папки нет); всё новое пропадёт при выходе.")
        }
    }

    private static func reason(_ error: StoreError) -> String {
        switch error {
        case .full: localized("the disk is full", "диск полон")
        case .failed(_, let cause): reason(cause)
        default: explanation(error)
        }
    }
}
