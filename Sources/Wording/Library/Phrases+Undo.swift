public import FoundationEssentials
public import GalleryCore

extension Phrases {
    public enum Undo {
        public static var nothing: String { localized("Nothing to undo.", "Отменять нечего.") }

        public static func noCommand(_ number: Int) -> String {
            localized(
                "There is nothing to undo under \(number); `undo list` shows the numbers.",
                "Под номером \(number) отменять нечего; номера покажет `undo list`.")
        }

        public static func noLonger(_ number: Int) -> String {
            localized(
                "Change \(number) of the list no longer exists; it was undone or deleted. `undo list` shows the rest.",
                "Изменения \(number) из списка больше нет: оно отменено или удалено. Остальные покажет `undo list`."
            )
        }

        public static func line(_ number: Int, _ command: UndoableCommand, now: Date) -> String {
            let changes = command.changes.map(made).joined(separator: ", ")
            return verbatim("\(number)  \(changes) · \(age(of: command.date, now: now))")
        }

        public static func made(_ change: UndoableChange) -> String {
            switch change {
            case .favoritesRemoved(let count, let photo):
                let what = what(count, photo)
                return localized("removed from favorites: \(what)", "убрано из избранного: \(what)")
            case .favoritesAdded(let count, let photo):
                let what = what(count, photo)
                return localized("added to favorites: \(what)", "добавлено в избранное: \(what)")
            case .photosRemoved(let count, let board):
                return localized(
                    "removed from \(board): \(photos(count))", "убрано с доски «\(board)»: \(photos(count))")
            case .photosAdded(let count, let board):
                return localized(
                    "added to \(board): \(photos(count))", "добавлено на доску «\(board)»: \(photos(count))")
            case .arrangement(let board):
                return localized(
                    "changed the order or sections of \(board)",
                    "изменены порядок или разделы доски «\(board)»")
            case .boardRemoved(let board):
                return localized("removed the board \(board)", "удалена доска «\(board)»")
            case .boardMade(let board):
                return localized("made the board \(board)", "создана доска «\(board)»")
            case .superseded(let change), .hidingLater(let change): return made(change)
            case .boardEdited(let part, let board): return edited(part, board)
            case .annotated(let part, let count, let photo): return annotated(part, what(count, photo))
            case .judged(let signal, let count, let photo):
                let what = what(count, photo)
                return signal == .disliked
                    ? localized("disliked: \(what)", "не нравится: \(what)")
                    : localized("liked: \(what)", "нравится: \(what)")
            case .judgmentsRemoved(let count, let photo):
                let what = what(count, photo)
                return localized("took back likes: \(what)", "отметки сняты: \(what)")
            case .historyRemoved(let count?):
                let what = History.count(count)
                return localized("deleted \(what)", "удалено: \(what)")
            case .historyRemoved(nil):
                return localized(
                    "deleted history (cannot be restored)", "удалена история (вернуть нельзя)")
            case .filesMoved(let moves), .filesMissing(let moves): return moved(moves)
            case .fileStays(let move, _): return moved([move])
            case .filesSaved(let count):
                return localized(
                    "saved \(files(count)) (`undo` deletes no files)",
                    "сохранено: \(files(count)) (`undo` не удаляет файлы)")
            case .merged(let count):
                return localized(
                    "imported tags, notes, likes and history: \(count) (`undo` keeps them)",
                    "получено меток, заметок, отметок и истории: \(count) (`undo` их не удаляет)")
            case .irreversible(let change): return made(change)
            case .settingSaved(let name, _):
                return localized("changed the setting \(name)", "изменена настройка \(name)")
            }
        }

        private static func edited(_ part: BoardPart, _ board: String) -> String {
            switch part {
            case .name:
                localized(
                    "renamed the board that is now \(board)", "переименована доска, теперь «\(board)»")
            case .note: localized("changed the note of \(board)", "изменена заметка к доске «\(board)»")
            case .cover: localized("changed the cover of \(board)", "изменена обложка доски «\(board)»")
            }
        }

        private static func annotated(_ part: AnnotationPart?, _ what: String) -> String {
            switch part {
            case .tags: localized("changed tags: \(what)", "изменены метки: \(what)")
            case .note: localized("changed the note: \(what)", "изменена заметка: \(what)")
            case .altText: localized("changed alt text: \(what)", "изменено описание изображения: \(what)")
            case nil: localized("changed tags or notes: \(what)", "изменены метки или заметки: \(what)")
            }
        }

        public static func reverted(_ change: UndoableChange) -> String {
            switch change {
            case .favoritesRemoved(let count, let photo):
                let what = what(count, photo)
                return localized("Restored to favorites: \(what)", "Возвращено в избранное: \(what)")
            case .favoritesAdded(let count, let photo):
                let what = what(count, photo)
                return localized(
                    "Removed from favorites: \(what)", "Убрано из избранного: \(what)")
            case .photosRemoved(let count, let board):
                return localized(
                    "Restored \(photos(count)) on \(board)",
                    "Возвращено на доску «\(board)»: \(photos(count))")
            case .photosAdded(let count, let board):
                return localized(
                    "Removed \(photos(count)) from \(board)",
                    "Убрано с доски «\(board)»: \(photos(count))")
            case .arrangement(let board):
                return localized(
                    "Order and sections as before: \(board)", "Порядок и разделы как прежде: доска «\(board)»"
                )
            case .boardRemoved(let board):
                return localized("Restored the board \(board)", "Доска «\(board)» восстановлена")
            case .boardMade(let board):
                return localized("Removed the board \(board)", "Доска «\(board)» удалена")
            case .superseded(let change):
                let what = made(change)
                return localized(
                    "Undone: \(what). A later change of it stays in effect.",
                    "Отменено: \(what). Более позднее изменение остаётся в силе.")
            case .hidingLater(let change): return reverted(change) + ". " + hiding(change)
            case .boardEdited(.name, let board):
                return localized("Restored the board name \(board)", "Название «\(board)» восстановлено")
            case .boardEdited(.note, let board):
                return localized("Restored the note of \(board)", "Заметка к доске «\(board)» восстановлена")
            case .boardEdited(.cover, let board):
                return localized("Restored the cover of \(board)", "Обложка доски «\(board)» восстановлена")
            case .annotated(.altText, let count, let photo):
                let what = what(count, photo)
                return localized("Alt text as before: \(what)", "Описание изображения как прежде: \(what)")
            case .annotated(.tags, let count, let photo):
                let what = what(count, photo)
                return localized("Tags as before: \(what)", "Метки как прежде: \(what)")
            case .annotated(.note, let count, let photo):
                let what = what(count, photo)
                return localized("Note as before: \(what)", "Заметка как прежде: \(what)")
            case .annotated(nil, let count, let photo):
                let what = what(count, photo)
                return localized("Tags and note as before: \(what)", "Метки и заметка как прежде: \(what)")
            case .judged(let signal, let count, _):
                return signal == .disliked
                    ? localized(
                        "Took back the dislike of \(photos(count))",
                        "Отметка «не нравится» снята: \(photos(count))")
                    : localized(
                        "Took back the like of \(photos(count))", "Отметка «нравится» снята: \(photos(count))"
                    )
            case .judgmentsRemoved(let count, _):
                return localized(
                    "Restored your likes and dislikes of \(photos(count))",
                    "Отметки возвращены: \(photos(count))")
            case .historyRemoved(let count?):
                let what = History.count(count)
                return localized("Restored: \(what)", "Возвращено: \(what)")
            case .historyRemoved(nil):
                return localized(
                    "History deleted in another session cannot be restored.",
                    "История, удалённая в другом сеансе, не возвращается.") + " " + commandBefore
            case .filesMoved(let moves): return restored(moves)
            case .filesMissing(let moves): return missing(moves)
            case .fileStays(let move, let error): return stays(move, error)
            case .filesSaved(let count):
                return localized(
                    "`undo` deletes no saved files: \(files(count)) \(count == 1 ? "stays" : "stay").",
                    "`undo` не удаляет сохранённые файлы: \(files(count)).") + " " + commandBefore
            case .merged(let count):
                return localized(
                    "Tags, notes, likes and history from the archive stay: \(count).",
                    "Метки, заметки, отметки и история из архива остаются: \(count).")
            case .irreversible(let change): return refusal(of: change) + " " + commandBefore
            case .settingSaved(let name, let previous?):
                return localized(
                    "Restored in the settings file: \(name) = \(previous)",
                    "Возвращено в файле настроек: \(name) = \(previous)")
            case .settingSaved(let name, nil):
                return localized(
                    "Removed from the settings file: \(name)",
                    "Удалено из файла настроек: \(name)")
            }
        }

        /// Later additions that a reverted change has hidden.
        private static func hiding(_ change: UndoableChange) -> String {
            switch change {
            case .boardMade:
                localized(
                    "Its photos are hidden, too; `undo` restores both.",
                    "Её фотографии тоже скрыты; `undo` вернёт всё.")
            case .arrangement:
                localized(
                    "The photos of the removed section have none now; `undo` restores it.",
                    "Фотографии удалённого раздела теперь без раздела; `undo` вернёт его.")
            default:
                localized(
                    "Later tags and notes are hidden, too; `undo` restores both.",
                    "Более поздние метки и заметки тоже скрыты; `undo` вернёт всё.")
            }
        }

        private static var commandBefore: String {
            localized(
                "Repeat `undo` for the command before.",
                "Повторите `undo`, чтобы отменить предыдущую команду.")
        }

        private static func what(_ count: Int, _ photo: ChangedPhoto?) -> String {
            guard count == 1, let photo else { return photos(count) }
            return photo.photo.map(title) ?? photo.id.description
        }

        private static func what(_ count: Int, _ photo: Photo?) -> String {
            count == 1 ? photo.map(title) ?? photos(1) : photos(count)
        }

        static func files(_ count: Int) -> String {
            localized(counted(count, "file", "files"), counted(count, "файл", "файла", "файлов"))
        }
    }
}
