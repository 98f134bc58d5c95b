extension Phrases {
    /// What is said of boards that leave the program or come back.
    public enum Sheets {
        /// Below the name of a board.
        public static func facts(_ board: Board) -> String {
            "\(photos(board.count)) · \(day(board.madeAt)) to \(day(board.changedAt))"
        }
        /// At the end of a document.
        public static func made(on day: String) -> String {
            "Exported by gallery on \(day). Each photo is its author's, under the terms named with it."
        }
        /// In place of a picture that could not be had.
        public static let noPicture = "no picture"

        /// While pictures are written.
        public static func exporting(_ board: String, number: Int, of count: Int) -> String {
            "Exporting \(board): \(number) of \(Phrases.number(count)) …"
        }
        /// It is done.
        public static func exported(_ board: String, _ path: String) -> String { "\(board) is in \(path)" }
        /// Pictures that are not among them.
        public static func missing(_ count: Int) -> String {
            "\(count == 1 ? "1 picture is" : "\(number(count)) pictures are") missing there: "
                + "not kept, and not to be had now."
        }

        /// While photos come in.
        public static func importing(_ what: String, number: Int, of count: Int) -> String {
            "Importing \(number) of \(Phrases.number(count)): \(what) …"
        }
        /// It is done.
        public static func imported(_ count: Int, to board: String) -> String {
            "\(photos(count)) imported to the board \(board)"
        }
        /// One that did not come in.
        public static func failed(_ what: String, _ why: String) -> String { "\(what) was left out. \(why)" }
        /// A line that names no photo.
        public static func noReference(_ line: String) -> String {
            "`\(line.prefix(80))` names no photo; type an address of a photo's page, or `service:id`."
        }
        /// More went wrong than is worth listing.
        public static func moreFailed(_ count: Int) -> String { "\(number(count)) more were left out." }
        /// A file that is no board.
        public static func foreign(_ path: String) -> String {
            "\(path) is JSON, but no board; `board export NAME json` writes one."
        }
        /// A file of a later program.
        public static func newer(_ path: String, _ version: Int) -> String {
            "\(path) was written by a newer gallery (version \(version) of the format); update gallery."
        }
        /// A file in which nothing stands.
        public static func nothing(_ path: String) -> String {
            "\(path) names no photos; it takes addresses or `service:id`, one a line, or a board's JSON."
        }
        /// An own picture that did not come with the file.
        public static let ownMissing = "Its file is not beside the board's, or no picture."
    }
}
