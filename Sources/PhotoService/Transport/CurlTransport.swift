import CCurl
import FoundationEssentials
public import GalleryCore
public import Logging

/// HTTP over libcurl, for all services together: one thread, one pool of connections.
///
/// Neither the thread nor libcurl exist before the first request. Releasing it ends both.
public final class CurlTransport: Sendable {
    let inbox = TransferInbox()
    private let options: TransferOptions
    private let proxyPort = ProxyPort.fromEnvironment()
    private let policy: RetryPolicy
    private let refusals: HostBackoff
    let waits = NetworkWaits()
    let reports = DeferredReports()
    private let log: TransferLog

    /// - Parameters:
    ///   - version: sent as `User-Agent: gallery/VERSION`.
    ///   - authorityFile: path of a PEM file with the certificates to trust instead of the system's.
    ///   - logger: gets a line for each request and each repetition, without keys and without what is looked for.
    public convenience init(
        version: String, authorityFile: String? = nil,
        logger: Logger = Logger(label: "") { _ in SwiftLogNoOpLogHandler() }
    ) {
        self.init(version: version, authorityFile: authorityFile, policy: RetryPolicy(), logger: logger)
    }

    init(
        version: String, authorityFile: String? = nil, policy: RetryPolicy,
        refusals: HostBackoff = HostBackoff(), sockets: OpenSockets = OpenSockets(),
        logger: Logger = Logger(label: "") { _ in SwiftLogNoOpLogHandler() }
    ) {
        log = TransferLog(logger)
        options = TransferOptions(
            userAgent: "gallery/\(version)", authorityFile: authorityFile, sockets: sockets)
        (self.policy, self.refusals) = (policy, refusals)
    }

    deinit { inbox.close() }

    /// The answer, whatever its status; throws only when there is none, or while its host refuses.
    ///
    /// A GET that met a lost connection, a limit or a failing service is asked again up to three times, with a
    /// pause that grows and varies or that the service asks for. A refusal for longer than 5 s is thrown at once,
    /// and until it ends nothing of its kind is sent to that host.
    func data(_ request: HTTPRequest) async throws(CatalogError) -> HTTPResponse {
        try await perform(request, .memory)
    }

    /// Notes a limit that only the service's own reader could see in an answer to the request. Nil when the
    /// service did not say until when.
    func hold(_ request: HTTPRequest, until moment: Date?) {
        refusals.note(.limit(until: moment), of: request)
    }

    /// Until when no reply is asked for at the host of the address, since it refuses; nil when requests go out.
    func refusal(at url: String) -> Date? {
        refusals.end(of: RequestQuota(host: url.hostForMessages.lowercased(), purpose: .reply))
    }

    /// Gives what services are still being told a moment more, at the end of a session.
    public func finishReports(within limit: Duration = .seconds(1)) async {
        await reports.finish(within: limit)
    }

    /// What is waited for at the moment, and for how long; nil when nothing is.
    public var wait: NetworkWait? { waits.longest }

    func perform(_ request: HTTPRequest, _ sink: Sink) async throws(CatalogError) -> HTTPResponse {
        var retries = Retries(policy)
        let entry = waits.begin(request)
        defer { waits.end(entry) }
        while true {
            try refusals.check(request)
            entry.rest(for: nil)
            let pause: Duration
            let start = ContinuousClock.now
            let result = await attempt(request, sink, entry)
            log.note(request, result, since: start)
            switch result {
            case .success(let response):
                guard let next = try retries.next(after: response, to: request, refusals) else {
                    return response
                }
                pause = next
            case .failure(let fault):
                guard fault.isLoss, let next = retries.next(for: request) else { throw fault.error }
                pause = next
            }
            entry.rest(for: pause)
            log.note(request, againAfter: pause)
            // Nothing of a loss is in a file yet, and nothing of a refusal ever is.
            do { try await Task.sleep(for: pause) } catch { throw .cancelled }
        }
    }

    func attempt(
        _ request: HTTPRequest, _ sink: Sink, _ wait: NetworkWaits.Entry
    ) async -> Result<HTTPResponse, TransferFault> {
        let ticket = Ticket()
        // Not ended by cancelation: what is canceled ends with the turn of libcurl.
        let watch = Task { [sockets = options.sockets] in await sockets.watch() }
        defer { watch.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                submit(
                    Transfer(
                        ticket: ticket, request: request, sink: sink, sockets: options.sockets, wait: wait,
                        proxyPort: proxyPort, continuation: continuation))
            }
        } onCancel: {
            // The mark first: whichever of the two the thread sees, it sees a canceled request.
            ticket.cancel()
            _ = inbox.submit(.cancel(ticket))
        }
    }

    private func submit(_ transfer: Transfer) {
        if inbox.submit(.start(transfer)) == .needsThread { CurlLoop.start(inbox, options) }
    }
}

extension CurlTransport {
    /// The libraries requests are made with, each with its version; loads them.
    public static var libraries: [String] {
        let curl = gallery_curl_version().map { "libcurl \(String(cString: $0))" }
        // As libcurl writes it: `OpenSSL/3.0.15`.
        let security = gallery_tls_version().map {
            String(cString: $0).split(separator: "/").joined(separator: " ")
        }
        return [curl, security].compactMap { $0 }
    }
}

extension CurlTransport {
    /// How often a download that was cut goes on by itself.
    private static let resumptions = 3

    /// Streams a 2xx body into the file at `path`, which has to exist; any other body is in the answer.
    ///
    /// What an earlier call left in the file is continued when the server still has the same file (RFC 9110, 13.1.5
    /// "If-Range"), else written over. Where a body is cut and more of it had come, it goes on by itself.
    func download(
        _ request: HTTPRequest, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) -> HTTPResponse {
        var attempt = 0
        while true {
            attempt += 1
            let file = try PartialFile(path: path, url: request.url)
            if file.isWhole { return HTTPResponse(status: 200, headers: HTTPHeaders(), body: []) }
            var request = request
            request.headers.merge(file.requestHeaders) { $1 }
            do throws(CatalogError) {
                let response = try await perform(request, .file(file, progress: progress))
                // What we have is no beginning of what is there now.
                let isOther = response.status == 416 || response.status == 206 && !file.isWhole
                guard file.start > 0, isOther else {
                    if response.isSuccess, !file.hasBegun { try file.clear() }
                    // The rest of what was begun makes a whole.
                    return response.status == 206
                        ? HTTPResponse(status: 200, headers: response.headers, body: []) : response
                }
                file.forget()
            } catch {
                // It is forgotten: the next round starts over.
                if error == .unreadable(.otherRange), file.start > 0 { continue }
                guard error.isCut, file.hasGrown, attempt <= Self.resumptions else { throw error }
                // Cancelled meanwhile: the next round says so.
                try? await Task.sleep(for: .milliseconds(200 * attempt))
            }
        }
    }
}

extension CatalogError {
    /// The connection ended before the body did.
    fileprivate var isCut: Bool {
        switch self {
        case .offline, .timedOut, .unreadable: true
        default: false
        }
    }
}
