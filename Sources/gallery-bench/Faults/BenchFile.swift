import ArgumentParser
import Glibc

/// A file of text, gone with the object.
final class BenchFile {
    let path: String

    init(_ text: String) throws {
        var template = Array("/tmp/gallery-bench.XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw ValidationError("Could not create a file in /tmp.") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        _ = write(descriptor, text, text.utf8.count)
        fchmod(descriptor, 0o644)
        close(descriptor)
    }

    deinit { unlink(path) }
}
