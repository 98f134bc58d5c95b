import ChildProcesses
import Glibc
import TestKit

/// Shell script in place of the worker; its process is named `name`. `$REAL` is the worker; `kill -STOP $$` hangs.
///
/// The file is written by another process: a child started concurrently by another test could inherit its descriptor,
/// and a file open for writing cannot be executed.
final class Script {
    let path: String
    private let folder: TemporaryFolder

    init(named name: String = "worker", _ text: String) throws {
        folder = TemporaryFolder()
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
