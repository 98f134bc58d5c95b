import TestKit

/// A home folder for measured programs, removed with this object.
final class ScratchHome {
    private let folder = TemporaryFolder(onDisk: true)

    var path: String { folder.path }

    var environment: [String: String] { ["HOME": path, "PATH": "/usr/bin:/bin"] }
}
