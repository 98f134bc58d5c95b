import TestKit

/// Home folder of measured programs, removed on deinitialization.
final class ScratchHome {
    private let folder = TemporaryFolder(onDisk: true)

    var path: String { folder.path }

    var environment: [String: String] { ["HOME": path, "PATH": "/usr/bin:/bin"] }
}
