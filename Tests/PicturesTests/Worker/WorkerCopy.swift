import ChildProcesses
import FoundationEssentials
import TestKit

/// Link to the worker under a unique name, so that a test can identify its process.
final class WorkerCopy {
    let path: String
    private let folder: TemporaryFolder

    init(named name: String) throws {
        folder = TemporaryFolder()
        path = folder.path + "/" + name
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: ChildProcess.path(of: "gallery-pictures"))
    }
}
