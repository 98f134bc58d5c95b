import GalleryCore
import Screens
import Synchronization
import TestKit
import TextLayout
import Viper

/// Records each navigation as the export of a board, and prints a problem for all exports but the first.
@MainActor
final class ExportingNavigator: Navigating {
    final class Folders: BoardExporting {
        let paths = Mutex<[String]>([])
        let removed = Mutex<[String]>([])

        var published: [String] { paths.withLock { $0 } }

        func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder {
            throw .full(path: name)
        }

        func remove(_ path: String) { removed.withLock { $0.append(path) } }
    }

    let folders = Folders()
    private let console: RecordingConsole
    private let isDecided: () -> Bool
    /// For each export, whether the erasure was decided before it.
    private(set) var decisions: [Bool] = []

    init(console: RecordingConsole, isDecided: @escaping () -> Bool) {
        self.console = console
        self.isDecided = isDecided
    }

    func go(to route: Route) async {
        decisions.append(isDecided())
        folders.paths.withLock { $0.append("/pictures/\($0.count)") }
        if decisions.count > 1 { _ = console.show([.problem(Line("A picture is missing."))]) }
    }

    func back() async -> Bool { false }
    func forward() async -> Bool { false }
    func restart(at route: Route) {}
    func redraw() async {}
    func refuse(_ error: any Error) {}
    func quit() {}
}
