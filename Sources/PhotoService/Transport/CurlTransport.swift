import CCurl
import FoundationEssentials
public import GalleryCore
public import Logging

/// HTTP client over libcurl, shared by all services. Hosts of Wikimedia, which allow few connections, have a thread and
/// a connection pool of their own; another thread and pool serve all other hosts. A thread starts with its first
/// request, and ends with this object.
public final class CurlTransport: Sendable {
    let lane: TransferLane
    private let wikimediaLane: TransferLane
    private let wikimedia: WikimediaHosts
    private let userAgent: UserAgent
    private let memory: HostMemory?
    private let policy: RetryPolicy
    private let refusals: HostBackoff
    static let redirects = 5
    let waits = NetworkWaits()
    let reports = DeferredReports()
    private let log: TransferLog

    /// - Parameters:
    ///   - version: sent as `User-Agent: gallery/VERSION`.
    ///   - contact: the user's contact, sent to hosts of Wikimedia only.
    ///   - stateFolder: keeps backoffs of picture hosts; `nil` to keep them in memory.
    ///   - authorityFile: PEM file of trusted certificates that replaces the system's.
    ///   - logger: receives a line per request and retry, without keys and queries.
    public convenience init(
        version: String, authorityFile: String? = nil, contact: String? = nil, stateFolder: String? = nil,
        logger: Logger = Logger(label: "") { _ in SwiftLogNoOpLogHandler() }
    ) {
        let memory = stateFolder.map(HostMemory.init)
        self.init(
            version: version, authorityFile: authorityFile, policy: RetryPolicy(),
            refusals: HostBackoff(memory: memory), contact: contact, memory: memory, logger: logger)
    }

    init(
        version: String, authorityFile: String? = nil, policy: RetryPolicy,
        refusals: HostBackoff = HostBackoff(), sockets: OpenSockets = OpenSockets(),
        proxy: Proxy? = .fromEnvironment(), contact: String? = nil,
        homepage: String = ProgramVersion.homepage, wikimedia: WikimediaHosts = WikimediaHosts(),
        memory: HostMemory? = nil,
        logger: Logger = Logger(label: "") { _ in SwiftLogNoOpLogHandler() }
    ) {
        log = TransferLog(logger)
        userAgent = UserAgent(version: version, homepage: homepage, own: contact, wikimedia: wikimedia)
        lane = TransferLane(
            options: TransferOptions(
                userAgent: userAgent, authorityFile: authorityFile, sockets: sockets, proxy: proxy))
        wikimediaLane = TransferLane(
            options: TransferOptions(
                userAgent: userAgent, authorityFile: authorityFile, sockets: OpenSockets(), proxy: proxy,
                hostConnections: WikimediaHosts.connections))
        self.wikimedia = wikimedia
        self.memory = memory
        self.policy = policy
        self.refusals = refusals
    }

    deinit { for lane in [lane, wikimediaLane] { lane.inbox.close() } }

    /// Contact sent to hosts of Wikimedia: the user's own, else the project's homepage.
    public var contact: String? { userAgent.contact }

    public func use(contact: String?) { userAgent.use(contact) }

    /// Whether to ask the user for a contact: once per state folder, after a request to Wikimedia without contact.
    public func takeContactQuestion() -> Bool {
        userAgent.takeLackedContact() && memory?.consumeContactQuestion() ?? true
    }

    /// Returns a response of any status. Retries a GET up to three times, with a total delay of at most 5 s, after a
    /// lost connection, a 429 or a 5xx. A final 429, or a final 5xx with `Retry-After`, starts a backoff. Throws on a
    /// transport error, during a backoff of the host, and for a final refusal with `Retry-After`.
    func data(_ request: HTTPRequest) async throws(CatalogError) -> HTTPResponse {
        try await perform(request, .memory)
    }

    /// Starts a backoff for a request limit found in the response body, until `moment` if known.
    func hold(_ request: HTTPRequest, until moment: Date?) {
        refusals.note(.limit(until: moment), of: request)
    }

    /// End of the backoff for replies from the host; `nil` without backoff.
    func refusal(at url: String) -> Date? {
        refusals.end(of: RequestQuota(host: url.hostForMessages.lowercased(), purpose: .reply))
    }

    public func finishReports(within limit: Duration = .seconds(1)) async {
        await reports.finish(within: limit)
    }

    public var wait: NetworkWait? { waits.longest }

    func perform(_ request: HTTPRequest, _ sink: Sink) async throws(CatalogError) -> HTTPResponse {
        var retries = Retries(policy)
        let entry = waits.begin(request)
        defer { waits.end(entry) }
        while true {
            try refusals.check(request)
            entry.setRetryDelay(nil)
            let pause: Duration
            let start = ContinuousClock.now
            let result = await attempt(request, sink, entry)
            log.note(request, result, since: start)
            switch result {
            case .success(let response):
                userAgent.noteAnswer(from: request.url)
                guard let next = try retries.next(after: response, to: request, refusals) else {
                    return response
                }
                pause = next
            case .failure(let fault):
                guard fault.isLoss, let next = retries.next(for: request) else { throw fault.error }
                pause = next
            }
            entry.setRetryDelay(pause)
            log.note(request, againAfter: pause)
            // The file needs no reset: no part of a response that leads to a retry was written to it.
            do { try await Task.sleep(for: pause) } catch { throw .cancelled }
        }
    }

    /// Follows redirects of Wikimedia without libcurl, which would send the contact to the other host.
    func attempt(
        _ request: HTTPRequest, _ sink: Sink, _ wait: NetworkWaits.Entry
    ) async -> Result<HTTPResponse, TransferFault> {
        var hop = request
        for _ in 0...Self.redirects {
            let isWikimedia = wikimedia.contain(hop.url)
            hop.url = isWikimedia ? WikimediaHosts.withListedWidth(hop.url) : hop.url
            hop.followsRedirects = request.followsRedirects && !isWikimedia
            let result = await transfer(hop, sink, wait)
            guard isWikimedia, request.followsRedirects, case .success(let response) = result,
                let next = response.redirect
            else { return result }
            hop.url = next
            hop.authorization = nil
        }
        return .failure(TransferFault(error: .refused(.host(request.url.hostForMessages, .tooManyRedirects))))
    }

    private func transfer(
        _ request: HTTPRequest, _ sink: Sink, _ wait: NetworkWaits.Entry
    ) async -> Result<HTTPResponse, TransferFault> {
        let ticket = Ticket(), lane = wikimedia.contain(request.url) ? wikimediaLane : lane
        // Watches until the transfer ends, as a canceled transfer ends only in libcurl's next turn.
        let watch = Task { [sockets = lane.options.sockets] in await sockets.watch() }
        defer { watch.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                lane.submit(
                    Transfer(
                        ticket: ticket, request: request, sink: sink, sockets: lane.options.sockets,
                        wait: wait,
                        proxy: lane.options.proxy, continuation: continuation))
            }
        } onCancel: {
            // Sets the flag before queuing, so that the thread sees a canceled ticket in either order.
            ticket.cancel()
            _ = lane.inbox.submit(.cancel(ticket))
        }
    }
}

extension CurlTransport {
    /// HTTP and TLS libraries with versions; loads them.
    public static var libraries: [String] {
        let curl = gallery_curl_version().map { "libcurl \(String(cString: $0))" }
        // libcurl's format is `OpenSSL/3.0.15`.
        let security = gallery_tls_version().map {
            String(cString: $0).split(separator: "/").joined(separator: " ")
        }
        return [curl, security].compactMap { $0 }
    }
}

extension CurlTransport {
    private static let resumptions = 3

    /// Streams a 2xx body to the existing file at `path`; other bodies are in the response. Resumes an earlier download
    /// if the server's file is unchanged (RFC 9110, 13.1.5 "If-Range"), else overwrites it. Resumes an interrupted body
    /// up to three times if it has made progress.
    func download(
        _ request: HTTPRequest, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) -> HTTPResponse {
        var attempt = 0
        while true {
            attempt += 1
            let file = try PartialFile(path: path, url: request.url)
            if file.isComplete { return HTTPResponse(status: 200, headers: HTTPHeaders(), body: []) }
            var request = request
            request.headers.merge(file.requestHeaders) { $1 }
            do throws(CatalogError) {
                let response = try await perform(request, .file(file, progress: progress))
                // 416, or a part that does not complete the file: the server's file differs from the partial file.
                let isOther = response.status == 416 || response.status == 206 && !file.isComplete
                guard file.start > 0, isOther else {
                    if response.isSuccess, !file.hasBegun { try file.clear() }
                    // The partial response has completed the file.
                    return response.status == 206
                        ? HTTPResponse(status: 200, headers: response.headers, body: []) : response
                }
                file.forget()
            } catch {
                // After a range mismatch the origin is cleared, so the next attempt restarts the download.
                if error == .unreadable(.otherRange), file.start > 0 { continue }
                guard error.isCut, file.hasGrown, attempt <= Self.resumptions else { throw error }
                try? await Task.sleep(for: .milliseconds(200 * attempt))
            }
        }
    }
}

extension CatalogError {
    fileprivate var isCut: Bool {
        switch self {
        case .offline, .timedOut, .unreadable: true
        default: false
        }
    }
}

/// Queue of transfers to a group of hosts, with its own thread and connection pool.
struct TransferLane: Sendable {
    let inbox = TransferInbox()
    let options: TransferOptions

    func submit(_ transfer: Transfer) {
        if inbox.submit(.start(transfer)) == .needsThread { CurlLoop.start(inbox, options) }
    }
}
