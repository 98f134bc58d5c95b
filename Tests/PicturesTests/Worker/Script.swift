import ChildProcesses
import Glibc

/// A shell script in a folder of its own that stands in for the worker; `$REAL` is the worker. Its process has the
/// script's name; `kill -STOP $$` makes it hang.
///
/// Another process writes it: a child started at the same moment by another test would hold our descriptor for a
/// while, and a file open for writing cannot be run.
final class Script {
    let path: String
    private let folder: TemporaryFolder

    init(named name: String = "worker", _ text: String) throws {
        folder = try TemporaryFolder()
        path = folder.path + "/" + name
        let real = ChildProcess.path(of: "gallery-pictures")
        let shell = try ChildProcess(
            path: "/bin/sh",
            arguments: ["-c", "printf '%s\\n' \"$TEXT\" > \"$0\" && chmod 700 \"$0\" && echo", path],
            environment: ["TEXT": "#!/bin/sh\nREAL='\(real)'\n\(text)"])
        var byte: UInt8 = 0
        precondition(read(shell.output, &byte, 1) == 1)
    }
}
