import GalleryCore

extension Phrases.Undo {
    static func made(_ change: IrreversibleChange) -> String {
        switch change {
        case .taste:
            localized(
                "changed what was learned (cannot be undone)",
                "изменены выученные интересы (отменить нельзя)")
        case .seen:
            localized(
                "forgot the seen photos (cannot be undone)",
                "удалён список просмотренных (отменить нельзя)")
        case .files:
            localized("wrote files (`undo` deletes no files)", "записаны файлы (`undo` их не удаляет)")
        case .marks:
            localized("changed marks (`undo` keeps them)", "изменены отметки фото (`undo` их не меняет)")
        case .setting:
            localized(
                "changed a setting of the session (`undo` keeps it)",
                "изменена настройка сеанса (`undo` её не меняет)")
        }
    }

    static func refusal(of change: IrreversibleChange) -> String {
        switch change {
        case .taste:
            localized(
                "Changes to what was learned cannot be undone.",
                "Изменения выученных интересов не отменяются.")
        case .seen:
            localized(
                "The list of seen photos cannot be restored.", "Список просмотренных не возвращается.")
        case .files: localized("`undo` deletes no written files.", "`undo` не удаляет записанные файлы.")
        case .marks:
            localized(
                "`undo` keeps marks; `mark` and `unmark` change them.",
                "`undo` не меняет отметки фото; их меняют `mark` и `unmark`.")
        case .setting:
            localized(
                "`undo` restores only saved settings, not those of the session.",
                "`undo` возвращает только сохранённые настройки, но не настройки сеанса.")
        }
    }
}
