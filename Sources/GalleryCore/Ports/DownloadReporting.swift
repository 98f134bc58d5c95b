/// Reports photos that become favorites or are exported, as downloads, to services that ask for such reports.
public protocol DownloadReporting: Sendable {
    /// Queues a photo, unless this session queued it before, and starts sending.
    func note(_ photo: Photo)
    /// Starts sending the reports that earlier sessions left.
    func wake()
    /// Removes a photo from the queue, as its download was reported otherwise.
    func skip(_ id: PhotoID)
    /// Returns when the pending reports are sent or have to wait, at the latest after `limit`.
    func finish(within limit: Duration) async
}
