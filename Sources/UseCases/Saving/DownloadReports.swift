import FoundationEssentials
public import GalleryCore
import Synchronization

/// Reports photos that become favorites or are exported, as downloads, to services that ask for such reports. Sends in
/// the background, in order, once per photo and session, and only while more than half of the service's request limit
/// is left.
public final class DownloadReports: Sendable {
    private struct State {
        /// Not stored yet.
        var pending: [DownloadReport] = []
        var known: Set<PhotoID> = []
    }

    private let pictures: any PictureFetching
    private let catalog: any PhotoCatalog
    private let store: any DownloadReportStore
    private let state = Mutex(State())
    private let task = RequestedTask()

    public init(
        pictures: any PictureFetching, catalog: any PhotoCatalog, store: any DownloadReportStore
    ) {
        self.pictures = pictures
        self.catalog = catalog
        self.store = store
    }

    /// Queues a photo, unless this session queued it before, and starts sending.
    public func note(_ photo: Photo) {
        guard let address = photo.downloadReport else { return }
        let report = DownloadReport(photo: photo.id, address: address, date: Date())
        state.withLock { if $0.known.insert(photo.id).inserted { $0.pending.append(report) } }
        wake()
    }

    /// Starts sending the reports that earlier sessions left.
    public func wake() {
        task.request {
            while self.task.consumeRequest() { await self.sendAll() }
        }
    }

    /// Removes a photo from the queue, as its download was reported otherwise.
    public func skip(_ id: PhotoID) {
        state.withLock { state in
            state.known.insert(id)
            state.pending.removeAll { $0.photo == id }
        }
        _ = try? store.remove(id)
    }

    /// Returns when the pending reports are sent or have to wait, at the latest after `limit`.
    public func finish(within limit: Duration) async { await task.finish(within: limit) }

    /// Sends reports until one fails or half of the limit is used.
    private func sendAll() async {
        while let report = next() {
            do throws(CatalogError) { try await pictures.reportDownload(of: report.described) } catch {
                if error.rejectsReport { continue }
                state.withLock { $0.pending.insert(report, at: 0) }
                return saveNoted()
            }
        }
        saveNoted()
    }

    private func saveNoted() {
        let pending = state.withLock(\.pending)
        guard !pending.isEmpty, (try? store.add(pending)) != nil else { return }
        state.withLock { $0.pending.removeAll { pending.contains($0) } }
    }

    /// Removes and returns the oldest report, from memory if the store cannot be written.
    private func next() -> DownloadReport? {
        saveNoted()
        while !Task.isCancelled {
            let pending = state.withLock(\.pending.first)
            guard let report = pending ?? (try? store.oldest()) ?? nil,
                catalog.budget(of: report.photo.service)?.allowsPrefetching ?? true
            else { return nil }
            if pending != nil {
                state.withLock { $0.pending.removeAll { $0 == report } }
                return report
            }
            // `false` if another process sends the report.
            guard let isOurs = try? store.remove(report.photo) else { return nil }
            if isOurs { return report }
        }
        return nil
    }
}

extension CatalogError {
    /// An unreadable reply may come from a failing server or a login page of a network.
    fileprivate var rejectsReport: Bool { if case .unreadable = self { false } else { mayBeOfOneRequest } }
}

extension DownloadReport {
    fileprivate var described: Photo {
        Photo(
            id: photo, author: Author(name: ""), license: License(code: "", name: ""),
            source: PictureSource([]), downloadReport: address)
    }
}
