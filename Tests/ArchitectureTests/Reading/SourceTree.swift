import FoundationEssentials
import TestKit

/// Files tracked by git, and untracked Swift and C files in `Sources` and `Tests`.
/// `GALLERY_TREE` names another folder to check, such as one with the files to be committed.
enum SourceTree {
    static let files: [SourceFile] = paths.compactMap { path in
        guard let data = FileManager.default.contents(atPath: top + "/" + path) else { return nil }
        return SourceFile(path: path, text: isText(path) ? String(decoding: data, as: UTF8.self) : "")
    }

    static let sources = files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }

    static let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.text) })

    private static let top: String = {
        if let named = environment["GALLERY_TREE"] { return named }
        return #filePath.split(separator: "/", omittingEmptySubsequences: false)
            .dropLast(4).joined(separator: "/")
    }()

    private static let environment = ProcessInfo.processInfo.environment

    private static var paths: [String] {
        let code = ["Sources", "Tests"].flatMap { folder in
            below(folder).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h") }
        }
        return Set(code + (tracked ?? everything)).sorted()
    }

    /// Files tracked by git; `nil` without a repository, as in an unpacked archive.
    private static var tracked: [String]? {
        guard DiskFile.exists(top + "/.git"),
            let run = try? ProgramRun(
                ["/usr/bin/env", "git", "-c", "safe.directory=*", "-C", top, "ls-files", "-z"],
                environment: environment),
            run.code == 0
        else { return nil }
        return run.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// All files, without build output.
    private static var everything: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: top)) ?? []
        return names.filter { $0 != ".git" && $0 != ".build" }.flatMap(below)
    }

    /// Files in a folder, or the file itself. Build output is excluded, also in nested packages.
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
