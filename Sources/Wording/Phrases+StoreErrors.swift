public import GalleryCore
import Glibc

extension Phrases {
    /// What happened on this machine and what to do next, in one sentence.
    public static func explanation(_ error: StoreError) -> String {
        switch error {
        case .readOnly(let path):
            localized("Nothing can be kept now: \(path)", "Сейчас ничего нельзя сохранить: \(path)")
        case .busy:
            localized(
                "Another program holds the database; close it or try again in a moment.",
                "База данных занята другой программой; закройте её или повторите чуть позже.")
        case .full(let path):
            localized(
                "The disk is full, so \(path) could not be written; make room and try again.",
                "Диск полон, и \(path) не записать; освободите место и повторите.")
        case .failed(let path, let cause):
            localized(
                "\(path) could not be written: \(reason(cause)).",
                "Не удалось записать \(path): \(reason(cause)).")
        case .unreadable(let path, let cause):
            localized(
                "\(path) could not be read: \(reason(cause)).",
                "Не удалось прочесть \(path): \(reason(cause)).")
        case .noPicturesFolder:
            localized(
                "The picture could not be written: there is no home; say where with `save N to DIR`.",
                "Не удалось записать изображение: домашней папки нет; укажите место: `save N to DIR`.")
        case .noExportFolder(let board):
            localized(
                "\(board) could not be written: there is no home; say where with `board export NAME to DIR`.",
                "Не удалось записать \(board): домашней папки нет; "
                    + "укажите место: `board export NAME to DIR`.")
        case .notAPicture(let fault):
            localized(
                "The file that came is not a whole picture (\(finding(fault))); try again.",
                "Пришло не целое изображение (\(finding(fault))); повторите.")
        case .notConverted(let fault):
            localized("It is not converted: \(reason(fault)).", "Преобразовать не удалось: \(reason(fault)).")
        }
    }

    /// To stand between brackets or behind a colon.
    static func reason(_ cause: WriteFault) -> String {
        switch cause {
        case .system(let code): system(code)
        case .reported(let message): message
        case .namesTaken: localized("too many files of the same name", "слишком много файлов с таким именем")
        }
    }

    private static func reason(_ cause: ReadFault) -> String {
        switch cause {
        case .system(let code): system(code)
        case .notAFile: localized("it is no file", "это не файл")
        case .tooLarge(let limit):
            localized("it is larger than \(bytes(Int64(limit)))", "файл больше \(bytes(Int64(limit)))")
        }
    }

    private static func reason(_ fault: ConversionFault) -> String {
        switch fault {
        case .tooManyPixels:
            localized(
                "too many pixels to convert; `save` without --as keeps it as it comes",
                "слишком много пикселей; `save` без --as сохранит как есть")
        case .unsupported:
            localized(
                "its kind cannot be; `save` without --as keeps it as it comes",
                "этот вид не преобразуется; `save` без --as сохранит как есть")
        }
    }

    /// The system's own text for an `errno`, in the language of its locale.
    static func system(_ code: Int32) -> String {
        strerror(code).map { String(cString: $0) } ?? localized("error \(code)", "ошибка \(code)")
    }
}
