import ChildProcesses
import FoundationEssentials

/// The worker under a name of its own, so that a test finds its process among those of the others.
final class WorkerCopy {
    let path: String
    private let folder: TemporaryFolder

    init(named name: String) throws {
        folder = try TemporaryFolder()
        path = folder.path + "/" + name
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: ChildProcess.path(of: "gallery-pictures"))
    }
}
