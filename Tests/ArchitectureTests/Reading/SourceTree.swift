import FoundationEssentials
import Glibc

/// The package's files as they stand: those that git tracks, and the code that it does not track yet.
///
/// `GALLERY_TREE` names another folder to look at, such as what is about to be committed.
enum SourceTree {
    static let files: [SourceFile] = paths.compactMap { path in
        guard let data = FileManager.default.contents(atPath: top + "/" + path) else { return nil }
        return SourceFile(path: path, text: isText(path) ? String(decoding: data, as: UTF8.self) : "")
    }

    /// Every Swift file under `Sources`.
    static let sources = files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }

    /// A table of `.ci/rules`: its lines without comments, split at the first character that ends a name.
    static func table(_ name: String, separator: Character) -> [String: String] {
        var table: [String: String] = [:]
        let text = files.first { $0.path == ".ci/rules/" + name }?.text ?? ""
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let halves = line.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
            table[String(halves[0])] = halves.count == 2 ? String(halves[1]) : ""
        }
        return table
    }

    private static let top: String = {
        if let named = getenv("GALLERY_TREE") { return String(cString: named) }
        return #filePath.split(separator: "/", omittingEmptySubsequences: false)
            .dropLast(4).joined(separator: "/")
    }()

    private static var paths: [String] {
        let code = ["Sources", "Tests"].flatMap { folder in
            below(folder).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h") }
        }
        return Set(code + (tracked ?? everything)).sorted()
    }

    /// What git tracks; nil where there is no repository, as in an unpacked archive.
    private static var tracked: [String]? {
        let quoted = "'" + top.replacing("'", with: "'\\''") + "'"
        guard access(top + "/.git", F_OK) == 0,
            let output = popen("git -c safe.directory='*' -C \(quoted) ls-files -z", "r")
        else { return nil }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 0x10000)
        while case let count = fread(&piece, 1, piece.count, output), count > 0 { bytes += piece[..<count] }
        guard pclose(output) == 0 else { return nil }
        return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Files that were unpacked or checked out, without what was built there.
    private static var everything: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: top)) ?? []
        return names.filter { $0 != ".git" && $0 != ".build" }.flatMap(below)
    }

    /// Files in a folder, or the file itself. Build output, of packages inside this one too, is left out.
    private static func below(_ name: String) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: top + "/" + name) else {
            return [name]
        }
        return names.filter { $0 != ".build" }.flatMap { below(name + "/" + $0) }
    }

    private static func isText(_ path: String) -> Bool {
        ![".png", ".jpg", ".jpeg", ".webp", ".gif", ".ico", ".sqlite"].contains { path.hasSuffix($0) }
    }
}
