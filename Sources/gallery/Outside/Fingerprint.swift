import ChildProcesses
import GalleryCore

struct Fingerprint: FingerprintReading {
    private static let program = "/usr/bin/fprintd-verify"

    let isSwitchedOn: @MainActor @Sendable () -> Bool

    var isPresent: Bool { ExternalPrograms.path(of: Self.program, in: nil) != nil }

    var isWanted: Bool {
        get async { await isSwitchedOn() && isPresent }
    }

    func recognizes() async -> Bool {
        await ExternalPrograms.output(of: Self.program, waiting: .seconds(60)).contains("verify-match")
    }
}
