import ArgumentParser
import Glibc
import TestKit

/// A home folder for measured programs, removed with this object.
final class ScratchHome {
    let path: String

    init() throws {
        var template = Array("/tmp/gallery-benchmarks.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ValidationError("Could not create a folder in /tmp.") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { _ = try? ProgramRun(["/bin/rm", "-rf", path], environment: [:]) }

    var environment: [String: String] { ["HOME": path, "PATH": "/usr/bin:/bin"] }
}
