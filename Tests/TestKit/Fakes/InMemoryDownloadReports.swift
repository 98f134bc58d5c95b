public import GalleryCore
import Synchronization

public final class InMemoryDownloadReports: DownloadReportStore {
    private let reports = Mutex<[DownloadReport]>([])

    public init() {}

    public func add(_ reports: [DownloadReport]) {
        self.reports.withLock { stored in
            for report in reports where !stored.contains(where: { $0.photo == report.photo }) {
                stored.append(report)
            }
            stored.sort { $0.date < $1.date }
        }
    }

    public func oldest() -> DownloadReport? { reports.withLock(\.first) }

    public func remove(_ photo: PhotoID) -> Bool {
        reports.withLock { stored in
            let count = stored.count
            stored.removeAll { $0.photo == photo }
            return stored.count < count
        }
    }
}
