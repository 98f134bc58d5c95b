import ChildProcesses
import TestKit

enum Gzip {
    static func compress(_ bytes: [UInt8]) -> [UInt8] {
        let folder = TemporaryFolder()
        let arguments = ["-1c", folder.put(bytes, at: "file")]
        guard let gzip = try? ChildProcess(path: "/bin/gzip", arguments: arguments) else { return [] }
        return DiskFile.rest(of: gzip.output)
    }
}
