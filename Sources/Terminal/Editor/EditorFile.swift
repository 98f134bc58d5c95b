import CEditline
import Glibc

/// The user's `~/.editrc` (editrc(5)) or the file named by `EDITRC`.
enum EditorFile {
    /// Maximum size in bytes; the rest is ignored.
    private static let limit = 64 * 1024
    /// Maximum length of a line in bytes: libedit copies words into an unchecked stack buffer of 1,024 characters.
    private static let longestLine = 1000

    /// Executes the file line by line like `el_source`. A line that selects emacs or vi mode resets all keys, so this
    /// program's keys are bound again after that line; the following lines can override them.
    static func apply(to editor: OpaquePointer) {
        guard let path, let text = read(path), let tokens = tok_init(nil) else { return }
        defer { tok_end(tokens) }
        for line in text.split(separator: "\n") {
            let command = line.drop { $0 == " " || $0 == "\t" }
            guard 1...longestLine ~= command.utf8.count, !command.hasPrefix("#") else { continue }
            var count: Int32 = 0
            var words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
            tok_reset(tokens)
            guard tok_str(tokens, String(command), &count, &words) == 0, count > 0, let words else {
                continue
            }
            _ = el_parse(editor, count, words)
            if (0..<Int(count)).contains(where: { setsMode(words[$0]) }) { EditorKeys.bind(editor) }
        }
    }

    private static func setsMode(_ word: UnsafePointer<CChar>?) -> Bool {
        word.map { ["-e", "-v"].contains(String(cString: $0)) } ?? false
    }

    private static var path: String? {
        if let named = getenv("EDITRC") { return String(cString: named) }
        return getenv("HOME").map { String(cString: $0) + "/.editrc" }
    }

    private static func read(_ path: String) -> String? {
        // Non-blocking, so that a FIFO at this path does not delay the prompt.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { _ = close(file) }
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = Glibc.read(file, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }
}
