import GalleryCore
import Logging

/// Request log. Omits headers, and queries of URLs, which may contain keys and search words.
struct TransferLog: Sendable {
    private let logger: Logger

    init(_ logger: Logger) { self.logger = logger }

    func note(
        _ request: HTTPRequest, _ result: Result<HTTPResponse, TransferFault>,
        since start: ContinuousClock.Instant
    ) {
        logger.info("request", metadata: Self.metadata(request, result, ContinuousClock.now - start))
    }

    func note(_ request: HTTPRequest, againAfter pause: Duration) {
        logger.notice(
            "retry",
            metadata: ["host": "\(request.url.hostForMessages)", "pause_ms": "\(pause.milliseconds)"]
        )
    }

    private static func metadata(
        _ request: HTTPRequest, _ result: Result<HTTPResponse, TransferFault>, _ elapsed: Duration
    ) -> Logger.Metadata {
        var metadata: Logger.Metadata = [
            "method": "\(request.method)", "host": "\(request.url.hostForMessages)",
            "path": "\(path(of: request.url))", "ms": "\(elapsed.milliseconds)",
        ]
        switch result {
        case .success(let response):
            metadata["status"] = "\(response.status)"
            let count = response.body.isEmpty ? response.headers["Content-Length"] : "\(response.body.count)"
            metadata["bytes"] = "\(count ?? "0")"
        case .failure(let fault): metadata["fault"] = "\(name(of: fault.error))"
        }
        return metadata
    }

    private static func path(of url: String) -> Substring {
        let rest = url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]
        return rest.drop { $0 != "/" }.prefix { !"?#".contains($0) }
    }

    /// Name of the case, without associated values, which may be private.
    private static func name(of error: CatalogError) -> String {
        switch error {
        case .offline: "offline"
        case .timedOut: "timeout"
        case .rateLimited: "limit"
        case .unavailable: "outage"
        case .unauthorized: "unauthorized"
        case .misconfigured: "misconfigured"
        case .notFound: "not-found"
        case .refused: "refused"
        case .impossible: "impossible"
        case .unreadable: "unreadable"
        case .tooLarge: "too-large"
        case .notStored: "not-stored"
        case .several: "several"
        case .cancelled: "cancelled"
        }
    }
}
