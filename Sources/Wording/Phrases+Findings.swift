import GalleryCore

extension Phrases {
    /// What a file was found to be that should be a picture, to stand between brackets.
    public enum Findings {
        /// No bytes.
        public static var emptyFile: String { localized("an empty file", "пустой файл") }
        /// Bytes of no kind that is known.
        public static var unknownKind: String {
            localized("a file of an unknown kind", "файл неизвестного вида")
        }
        /// One of three that begin alike.
        public static var video: String {
            localized("a video, AVIF or HEIC file", "видео или файл AVIF либо HEIC")
        }
        public static var drawing: String { localized("an SVG drawing", "рисунок SVG") }
        /// A web page.
        public static var page: String { localized("an HTML page", "страница HTML") }
        /// A web page, or data.
        public static var markup: String { localized("an XML or HTML page", "страница XML или HTML") }
        public static var data: String { localized("JSON text", "текст JSON") }
        public static var text: String { localized("text", "текст") }
        public static func document(_ kind: String) -> String {
            localized("a \(kind) document", "документ \(kind)")
        }
        /// A picture of a kind that is not shown.
        public static func picture(_ kind: String) -> String {
            localized("a \(kind) picture", "картинка \(kind)")
        }
        /// Files in a file.
        public static func archive(_ kind: String) -> String {
            localized("a \(kind) archive", "архив \(kind)")
        }
        /// Something to run.
        public static var program: String { localized("a program", "программа") }
        /// Something to run elsewhere.
        public static var windowsProgram: String { localized("a Windows program", "программа Windows") }
        /// Something a shell runs.
        public static var script: String { localized("a script", "скрипт") }

        /// Nothing in it.
        public static var empty: String { localized("empty", "пусто") }
        public static func foreign(_ type: String) -> String {
            localized("no picture but \(type)", "не картинка, а \(decoder(type))")
        }
        public static func damaged(_ reason: String) -> String {
            localized("a damaged picture (\(reason))", "повреждённая картинка (\(decoder(reason)))")
        }
        /// The end is missing.
        public static var cutShort: String { localized("a picture cut short", "картинка без конца") }
        /// Too many pixels.
        public static var tooLarge: String {
            localized("a picture with more pixels than can be checked", "слишком много пикселей для проверки")
        }
        /// Too much work.
        public static var tooCostly: String {
            localized("a picture that takes too long to check", "проверять слишком долго")
        }
        /// Nobody may read it.
        public static var unreadable: String { localized("a file that cannot be read", "файл не прочесть") }
        /// The decoder is not there.
        public static var noDecoder: String {
            localized(
                "unchecked, as the program gallery-pictures could not be started",
                "не проверено: не удалось запустить программу gallery-pictures")
        }
        /// The person stopped it.
        public static var stopped: String {
            localized("unchecked, as the check was stopped", "не проверено: проверка остановлена")
        }
    }
}
