import Glibc

/// Folder for one test, deleted at deinitialization.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        var template = Array("/tmp/gallery-store.XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { Program.run("/bin/sh", ["-c", "chmod -R u+rwx '\(path)'; rm -rf '\(path)'"]) }

    func callAsFunction(_ name: String) -> String { path + "/" + name }

    var names: [String] { DiskFile.names(in: path) }
}
