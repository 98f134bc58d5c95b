extension Phrases {
    /// What a file was found to be that should be a picture, to stand between brackets.
    public enum Findings {
        /// No bytes.
        public static var emptyFile: String { said("an empty file", "пустой файл") }
        /// Bytes of no kind that is known.
        public static var unknownKind: String { said("a file of an unknown kind", "файл неизвестного вида") }
        /// One of three that begin alike.
        public static var video: String {
            said("a video, AVIF or HEIC file", "видео или файл AVIF либо HEIC")
        }
        /// A drawing.
        public static var drawing: String { said("an SVG drawing", "рисунок SVG") }
        /// A web page.
        public static var page: String { said("an HTML page", "страница HTML") }
        /// A web page, or data.
        public static var markup: String { said("an XML or HTML page", "страница XML или HTML") }
        /// Data.
        public static var data: String { said("JSON text", "текст JSON") }
        /// Words.
        public static var text: String { said("text", "текст") }
        /// A document.
        public static func document(_ kind: String) -> String {
            said("a \(kind) document", "документ \(kind)")
        }
        /// A picture of a kind that is not shown.
        public static func picture(_ kind: String) -> String { said("a \(kind) picture", "картинка \(kind)") }
        /// Files in a file.
        public static func archive(_ kind: String) -> String { said("a \(kind) archive", "архив \(kind)") }
        /// Something to run.
        public static var program: String { said("a program", "программа") }
        /// Something to run elsewhere.
        public static var windowsProgram: String { said("a Windows program", "программа Windows") }
        /// Something a shell runs.
        public static var script: String { said("a script", "скрипт") }

        /// Nothing in it.
        public static var empty: String { said("empty", "пусто") }
        /// Something else.
        public static func foreign(_ type: String) -> String {
            said("no picture but \(type)", "не картинка, а \(decoder(type))")
        }
        /// Not whole.
        public static func damaged(_ reason: String) -> String {
            said("a damaged picture (\(reason))", "повреждённая картинка (\(decoder(reason)))")
        }
        /// The end is missing.
        public static var cutShort: String { said("a picture cut short", "картинка без конца") }
        /// Too many pixels.
        public static var tooLarge: String {
            said("a picture with more pixels than can be checked", "слишком много пикселей для проверки")
        }
        /// Too much work.
        public static var tooCostly: String {
            said("a picture that takes too long to check", "проверять слишком долго")
        }
        /// Nobody may read it.
        public static var unreadable: String { said("a file that cannot be read", "файл не прочесть") }
        /// The decoder is not there.
        public static var noDecoder: String {
            said(
                "unchecked, as the program gallery-pictures could not be started",
                "не проверено: не удалось запустить программу gallery-pictures")
        }
        /// The person stopped it.
        public static var stopped: String {
            said("unchecked, as the check was stopped", "не проверено: проверка остановлена")
        }
    }
}
