/// Sends download reports, to services that ask for them, for photos that become favorites or are exported.
public protocol DownloadReporting: Sendable {
    /// Queues a photo that was not reported before, and starts sending.
    func note(_ photo: Photo)
    /// Starts sending the reports that earlier sessions left.
    func wake()
    /// Excludes from reporting a photo whose download was already reported.
    func skip(_ id: PhotoID)
    /// Returns when the pending reports are sent or have to wait, at the latest after `limit`.
    func finish(within limit: Duration) async
}
