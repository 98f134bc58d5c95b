import GalleryCore
import Glibc

/// HTTP over libcurl, for all services together: one thread, one pool of connections.
///
/// Neither the thread nor libcurl exist before the first request. Releasing it ends both.
public final class CurlTransport: Sendable {
    let inbox = TransferInbox()
    private let options: TransferOptions
    private let proxyPort = ProxyPort.fromEnvironment()

    /// - Parameters:
    ///   - version: sent as `User-Agent: gallery/VERSION`.
    ///   - authorityFile: path of a PEM file with the certificates to trust instead of the system's.
    public init(version: String, authorityFile: String? = nil) {
        options = TransferOptions(userAgent: "gallery/\(version)", authorityFile: authorityFile)
    }

    deinit { inbox.close() }

    /// The answer, whatever its status; throws only when there is none.
    func data(_ request: HTTPRequest) async throws(CatalogError) -> HTTPResponse {
        try await perform(request, .memory)
    }

    /// Streams a 2xx body over the existing file at `path`; any other body is in the answer.
    func download(
        _ request: HTTPRequest, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) -> HTTPResponse {
        let descriptor = open(path, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .refused("The file \(path) cannot be written: \(String(cString: strerror(errno))).")
        }
        defer { _ = close(descriptor) }
        return try await perform(request, .file(descriptor: descriptor, progress: progress))
    }

    private func perform(_ request: HTTPRequest, _ sink: Sink) async throws(CatalogError) -> HTTPResponse {
        let ticket = Ticket()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                submit(
                    Transfer(
                        ticket: ticket, request: request, sink: sink, proxyPort: proxyPort,
                        continuation: continuation))
            }
        } onCancel: {
            // The mark first: whichever of the two the thread sees, it sees a cancelled request.
            ticket.cancel()
            _ = inbox.submit(.cancel(ticket))
        }
        return try result.get()
    }

    private func submit(_ transfer: Transfer) {
        guard inbox.submit(.start(transfer)) == .needsThread else { return }
        let inbox = inbox, options = options
        if !DetachedThread.start({ CurlLoop.run(inbox, options) }) {
            for case .start(let stranded) in inbox.retire() {
                stranded.finish(.failure(.offline("no thread can be started")))
            }
        }
    }
}
