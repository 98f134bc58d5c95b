public import GalleryCore
import Synchronization

/// Sends download reports in the background to services that ask for them: in order, once per photo and session, and
/// only while more than half of the service's request limit is left.
public final class DownloadReports: DownloadReporting {
    private struct State {
        var waiting: [Photo] = []
        var known: Set<PhotoID> = []
        var task: Task<Void, Never>?
    }

    private let pictures: any PictureFetching
    private let catalog: any PhotoCatalog
    private let state = Mutex(State())

    public init(pictures: any PictureFetching, catalog: any PhotoCatalog) {
        self.pictures = pictures
        self.catalog = catalog
    }

    public func note(_ photo: Photo) {
        guard photo.downloadReport != nil else { return }
        state.withLock { state in
            if state.known.insert(photo.id).inserted { state.waiting.append(photo) }
            guard state.task == nil, !state.waiting.isEmpty else { return }
            state.task = Task.detached(priority: .utility) { await self.run() }
        }
    }

    public func skip(_ id: PhotoID) {
        state.withLock { state in
            state.known.insert(id)
            state.waiting.removeAll { $0.id == id }
        }
    }

    public func finish(within limit: Duration) async {
        guard let task = state.withLock({ $0.task }) else { return }
        let end = Task {
            do { try await Task.sleep(for: limit) } catch { return }
            task.cancel()
        }
        await task.value
        end.cancel()
    }

    /// Sends reports until one fails or half of the limit is used; the next photo resumes sending.
    private func run() async {
        while let photo = next() {
            do throws(CatalogError) { try await pictures.reportDownload(of: photo) } catch {
                return stop(photo)
            }
        }
    }

    private func next() -> Photo? {
        state.withLock { state in
            guard let photo = state.waiting.first, !Task.isCancelled,
                catalog.budget(of: photo.id.service)?.allowsPrefetching ?? true
            else {
                state.task = nil
                return nil
            }
            return state.waiting.removeFirst()
        }
    }

    private func stop(_ failed: Photo) {
        state.withLock { state in
            state.waiting.insert(failed, at: 0)
            state.task = nil
        }
    }
}
