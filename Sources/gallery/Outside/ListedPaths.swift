import ArgumentParser
import Configuration
import Glibc
import PhotoStore
import Terminal

/// Paths on standard input, as `find` prints them, or a picture, in place of the argument `-`.
enum ListedPaths {
    /// Maximum number of bytes read.
    private static let limit = 1 << 26

    /// Arguments with the paths, or that of a file with the picture, in place of `-` or `-0` without a command; other
    /// arguments unchanged; `nil` if there are no paths. The paths end with zero bytes, if there is one or the
    /// arguments have `-0`, else with newlines. At a terminal, the session then reads its lines from there.
    static func expanded(_ arguments: [String]) -> [String]? {
        let marks = ["-", "-0"], others = arguments.filter { !marks.contains($0) }
        guard others.count < arguments.count, isatty(0) == 0,
            let options = try? Options.parse(Array(others.dropFirst())), options.command.isEmpty,
            options.commands.isEmpty
        else { return arguments }
        let bytes = read()
        let picture = try? PipedPicture(bytes, in: temporaryFolder)
        if let picture { ProcessEnd.before(picture.remove) }
        let paths = picture.map { [$0.path] } ?? paths(in: bytes, endInZero: arguments.contains("-0"))
        guard !paths.isEmpty else { return nil }
        if isatty(1) == 1 { ControllingTerminal.takeInput() }
        // A slash distinguishes paths from commands and options.
        return others + ["--"] + paths.map { $0.contains("/") ? $0 : "./" + $0 }
    }

    private static var temporaryFolder: String {
        Environment.all["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    }

    private static func paths(in bytes: [UInt8], endInZero: Bool) -> [String] {
        if endInZero || bytes.contains(0) {
            return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = String(decoding: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
        let lines = text.split { ["\n", "\r\n"].contains($0) }
        return lines.filter { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
    }

    private static func read() -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            let count = Glibc.read(0, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += piece.prefix(count)
        }
        return bytes
    }
}
