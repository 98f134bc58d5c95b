import CCurl
import GalleryCore

extension TransferFault {
    init(_ code: CURLcode, of transfer: Transfer) {
        if let fault = transfer.proxyFault(code) {
            self.init(error: .offline(fault), isUnreachable: true)
            return
        }
        self.init(
            error: CatalogError(code, of: transfer), isLoss: transfer.refusal == nil && transfer.isLoss(code),
            isUnreachable: transfer.refusal == nil && transfer.isUnreachable(code))
    }
}

extension CatalogError {
    fileprivate init(_ code: CURLcode, of transfer: Transfer) {
        let host = transfer.request.url.hostForMessages
        switch code {
        case _ where transfer.refusal != nil: self = transfer.refusal ?? .cancelled
        case CURLE_OPERATION_TIMEDOUT:
            self = transfer.hasAsked ? .timedOut : .offline(.host(host, transfer.missingStep))
        case CURLE_FILESIZE_EXCEEDED: self = .tooLarge(limit: transfer.request.byteLimit)
        case CURLE_COULDNT_RESOLVE_HOST: self = .offline(.host(host, .unknownHost))
        case CURLE_COULDNT_CONNECT: self = .offline(.host(host, transfer.connectFault))
        case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            self = .offline(.host(host, .lost))
        case CURLE_TOO_MANY_REDIRECTS: self = .refused(.host(host, .tooManyRedirects))
        // Non-HTTP bytes are parsed as HTTP/0.9, which libcurl reports as an unsupported protocol.
        case CURLE_UNSUPPORTED_PROTOCOL where transfer.reasonText(code).contains("HTTP/0.9"):
            self = .unreadable(.host(host, .notHTTP))
        case CURLE_UNSUPPORTED_PROTOCOL:
            self =
                transfer.statedVersion(code).map { .unreadable(.host(host, .unknownVersion($0))) }
                ?? .refused(.host(host, .plainAddress))
        case CURLE_URL_MALFORMAT: self = .refused(.host(host, .malformedAddress))
        case CURLE_LOGIN_DENIED:
            self = .refused(.host(host, .credentials))
        case CURLE_PARTIAL_FILE: self = .unreadable(.host(host, .truncated))
        // libcurl reports bytes after the first gzip member as a write error.
        case CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR: self = .unreadable(.host(host, .undecodable))
        case CURLE_WEIRD_SERVER_REPLY:
            self = .unreadable(.host(host, .notHTTP))
        // libcurl reports a header line over 100 KiB as lack of memory or, in later releases, with code 100.
        case CURLE_OUT_OF_MEMORY where transfer.hasAsked, CURLcode(100):
            self = .unreadable(.host(host, .endlessHeader))
        default: self = .offline(.host(host, .reported(transfer.reasonText(code))))
        }
    }
}

extension Transfer {
    /// Whether the connection was lost; `false` for a file download with received bytes, which is resumed instead.
    fileprivate func isLoss(_ code: CURLcode) -> Bool {
        switch code {
        case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM,
            CURLE_PARTIAL_FILE:
            if case .file = sink { received == 0 } else { true }
        default: false
        }
    }

    /// Whether connecting failed; other transfers to the host then need not try.
    fileprivate func isUnreachable(_ code: CURLcode) -> Bool {
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT: true
        case CURLE_OPERATION_TIMEDOUT: !hasAsked
        default: false
        }
    }

    /// Failure of the proxy before the request was sent; `nil` for other failures.
    fileprivate func proxyFault(_ code: CURLcode) -> ConnectionFault? {
        guard refusal == nil, let proxy else { return nil }
        var status = 0
        if let easy { _ = gallery_easy_get_long(easy, CURLINFO_HTTP_CONNECTCODE, &status) }
        let cause: ConnectionFault.Cause? =
            switch code {
            case _ where status >= 300: .status(status)
            case CURLE_COULDNT_RESOLVE_PROXY: .unknownHost
            case CURLE_PROXY: .reported(reasonText(code))
            case _ where !hasDialedProxy: nil
            case CURLE_COULDNT_CONNECT: connectFault
            case CURLE_OPERATION_TIMEDOUT where !hasAsked: missingStep
            case _ where !proxy.isHTTP || status != 0: nil
            case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR: .lost
            default: nil
            }
        return cause.map { .proxy(proxy.host, $0) }
    }

    /// libcurl's message, such as a certificate error. A message that repeats the proxy's address, with its password,
    /// is replaced by the general one of the code.
    fileprivate func reasonText(_ code: CURLcode) -> String {
        let text = reason[0] == 0 ? "" : String(cString: reason)
        let isPrivate = proxy.map { text.contains($0.address.prefix(64)) } ?? false
        return text.isEmpty || isPrivate ? String(cString: curl_easy_strerror(code)) : text
    }

    /// HTTP version in a message such as `Unsupported HTTP version (9.9) in response`; `nil` for other messages.
    fileprivate func statedVersion(_ code: CURLcode) -> String? {
        let reason = reasonText(code)
        guard reason.hasPrefix("Unsupported HTTP"), reason.hasSuffix("in response") else { return nil }
        return String(reason.filter { $0.isNumber || $0 == "." })
    }

    var hasAsked: Bool {
        var bytes = 0
        return easy.map { gallery_easy_get_long($0, CURLINFO_REQUEST_SIZE, &bytes) } == CURLE_OK && bytes > 0
    }

    /// Step that timed out before a request was sent.
    fileprivate var missingStep: ConnectionFault.Cause {
        var microseconds: curl_off_t = 0
        if let easy { _ = gallery_easy_get_offset(easy, CURLINFO_NAMELOOKUP_TIME_T, &microseconds) }
        return microseconds == 0 ? .noNameServer : .noConnection
    }

    fileprivate var connectFault: ConnectionFault.Cause {
        var number = 0
        if let easy { _ = gallery_easy_get_long(easy, CURLINFO_OS_ERRNO, &number) }
        return number == 0 ? .reported(reasonText(CURLE_COULDNT_CONNECT)) : .system(Int32(number))
    }
}

struct TransferFault: Error {
    let error: CatalogError
    var isLoss = false
    var isUnreachable = false

    static let cancelled = TransferFault(error: .cancelled)
}
