import GalleryCore
import Synchronization

/// Completes the index of folders in the background, one file at a time, the last folder first.
public final class FolderIndexing: Sendable {
    public struct Progress: Equatable, Sendable {
        public let folder: String
        /// Number of pictures that were decoded, and of all that were unknown.
        public let done: Int
        public let count: Int

        public init(folder: String, done: Int, count: Int) {
            self.folder = folder
            self.done = done
            self.count = count
        }
    }

    private struct State {
        /// Folders to complete, first the one in work.
        var folders: [String] = []
        var progress: Progress?
        var task: Task<Void, Never>?
    }

    private let looks: FileLooksInteractor
    /// Neither the home folder nor a folder above it is indexed as a whole.
    private let home: String
    private let state = Mutex(State())

    public init(looks: FileLooksInteractor, home: String) {
        self.looks = looks
        self.home = home
    }

    /// `nil` while nothing is indexed.
    public var progress: Progress? { state.withLock(\.progress) }

    /// Begins with the folder and all folders below; the one in work follows.
    public func begin(_ folder: String) {
        let path = folder.hasSuffix("/") ? folder : folder + "/"
        guard !(home + "/").hasPrefix(path) else { return }
        state.withLock { state in
            guard state.folders.first != folder else { return }
            state.folders = [folder] + state.folders.filter { $0 != folder }
            state.task?.cancel()
            state.task = Task(priority: .utility) { await complete() }
        }
    }

    public func stop() {
        state.withLock { state in
            state.task?.cancel()
            state = State()
        }
    }

    private func complete() async {
        while let folder = state.withLock({ $0.folders.first }), !Task.isCancelled {
            // A folder that cannot be read is reported when it is listed or searched.
            try? await looks.examine(FolderQuery(folder), isInBackground: true) { done, count in
                guard !Task.isCancelled else { return }
                let progress = Progress(folder: folder, done: done, count: count)
                state.withLock { $0.progress = progress }
            }
            guard !Task.isCancelled else { return }
            state.withLock { state in
                state.folders.removeAll { $0 == folder }
                state.progress = nil
            }
        }
    }
}
