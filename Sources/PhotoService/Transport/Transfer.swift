import CCurl
import GalleryCore

/// Pending request in libcurl. Unchecked: owned by one thread at a time. The caller's task creates it and passes it on
/// with `submit`; the inbox's lock hands it to libcurl's thread, which also runs the callbacks. If that thread cannot
/// start, the task that tried takes all transfers back with `retire`, and the inbox never passes them on.
final class Transfer: @unchecked Sendable {
    /// Maximum bytes of all headers in a redirect chain.
    static let headerLimit = 256 << 10
    /// Maximum bytes kept of the error body of a file download.
    private static let errorTextLimit = 64 << 10

    /// Content codings of RFC 9110, 8.4.1 with aliases, and `br` and `zstd`.
    private static let codings: Set = [
        "gzip", "x-gzip", "deflate", "compress", "x-compress", "br", "zstd",
    ]

    let ticket: Ticket
    let request: HTTPRequest
    let proxy: Proxy?
    let sink: Sink
    let sockets: OpenSockets
    private let wait: NetworkWaits.Entry
    private let continuation: CheckedContinuation<Result<HTTPResponse, TransferFault>, Never>

    /// Handle that `CurlLoop` owns; set while libcurl uses the transfer.
    var easy: UnsafeMutableRawPointer?
    var headerList: UnsafeMutablePointer<curl_slist>?
    let reason = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

    private(set) var hasDialedProxy = false
    /// Reason why a callback stopped the transfer; libcurl reports only that a callback failed.
    private(set) var refusal: CatalogError?
    private var headers = HTTPHeaders()
    private var headerBytes = 0
    private var body: [UInt8] = []
    /// Decoded body bytes so far.
    private(set) var received = 0
    /// File offset of this body; `nil` before its first bytes.
    private var resumedAt: Int?

    init(
        ticket: Ticket, request: HTTPRequest, sink: Sink, sockets: OpenSockets, wait: NetworkWaits.Entry,
        proxy: Proxy?,
        continuation: CheckedContinuation<Result<HTTPResponse, TransferFault>, Never>
    ) {
        self.ticket = ticket
        self.request = request
        self.sink = sink
        self.sockets = sockets
        self.wait = wait
        self.proxy = proxy
        self.continuation = continuation
        reason.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit { reason.deallocate() }

    /// Resumes the caller; called exactly once.
    func finish(_ result: Result<HTTPResponse, TransferFault>) { continuation.resume(returning: result) }

    func response() -> HTTPResponse {
        HTTPResponse(
            status: status, headers: headers, body: body, redirect: string(CURLINFO_REDIRECT_URL))
    }

    func permits(_ address: NetworkAddress) -> Bool {
        let isPlain = !(string(CURLINFO_EFFECTIVE_URL)?.lowercased().hasPrefix("https:") ?? false)
        hasDialedProxy = request.reach == .internet && address.port == proxy?.port
        guard !request.reach.permits(address, proxyPort: proxy?.port, isPlain: isPlain) else { return true }
        let host = request.url.hostForMessages
        refusal = .refused(.host(host, .privateAddress))
        return false
    }

    /// Handles a header line; `false` stops the transfer.
    func take(header line: UnsafeBufferPointer<UInt8>) -> Bool {
        headerBytes += line.count
        guard headerBytes <= Self.headerLimit else {
            refusal = .tooLarge(limit: Self.headerLimit)
            return false
        }
        headers.read(line: line)
        return true
    }

    /// Handles decoded body bytes; `false` stops the transfer.
    func take(body piece: UnsafeBufferPointer<UInt8>) -> Bool {
        if received == 0, let coding = unaskedCoding {
            let host = request.url.hostForMessages
            refusal = .unreadable(.host(host, .unexpectedEncoding(coding)))
            return false
        }
        // libcurl before 8.4 compares its limit only with `Content-Length`, which chunked and compressed bodies bypass.
        received += piece.count
        guard received + (resumedAt ?? 0) <= request.byteLimit else {
            refusal = .tooLarge(limit: request.byteLimit)
            return false
        }
        switch sink {
        case .memory:
            if body.isEmpty { body.reserveCapacity(min(announcedLength ?? 0, 1 << 20)) }
            body.append(contentsOf: piece)
        case .file(let file, let progress):
            guard 200..<300 ~= status else {
                body.append(contentsOf: piece.prefix(max(0, Self.errorTextLimit - body.count)))
                return true
            }
            do throws(CatalogError) {
                let start: Int
                if let resumedAt {
                    start = resumedAt
                } else {
                    start = try file.begin(status: status, headers)
                }
                resumedAt = start
                try file.append(piece)
                wait.recordProgress()
                progress(Int64(start + received), announcedLength.map { Int64(start + $0) })
            } catch {
                refusal = error
                return false
            }
        }
        return true
    }

    /// Coding that was not offered, and that libcurl therefore does not decode. Ignores invalid names, such as `utf-8`.
    private var unaskedCoding: String? {
        guard !request.offersCompression, let field = headers["Content-Encoding"] else { return nil }
        let codings = field.lowercased().split { ", \t".contains($0) }.map(String.init)
        return codings.first { Self.codings.contains($0) }
    }

    private var status: Int {
        var value = 0
        if let easy { _ = gallery_easy_get_long(easy, CURLINFO_RESPONSE_CODE, &value) }
        return value
    }

    private var announcedLength: Int? {
        var value: curl_off_t = -1
        if let easy { _ = gallery_easy_get_offset(easy, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &value) }
        return value > 0 ? Int(value) : nil
    }

    private func string(_ info: CURLINFO) -> String? {
        var value: UnsafeMutablePointer<CChar>?
        if let easy { _ = gallery_easy_get_string(easy, info, &value) }
        return value.map { String(cString: $0) }
    }
}
