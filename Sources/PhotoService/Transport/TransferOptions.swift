import CCurl

struct TransferOptions: Sendable {
    let userAgent: UserAgent
    let authorityFile: String?
    let sockets: OpenSockets
    let proxy: Proxy?
    var hostConnections = 8

    /// Whether libcurl has a default certificate file; some builds have only a folder.
    private static let hasAuthorityFile = gallery_authority_file() != nil

    /// Configures a new or reset handle; `false` if libcurl rejects an option. TLS verification stays on (the default).
    func apply(
        to easy: UnsafeMutableRawPointer, for transfer: Transfer, share: UnsafeMutableRawPointer?
    ) -> Bool {
        let request = transfer.request
        var codes = [
            gallery_easy_set_string(easy, CURLOPT_URL, request.url),
            gallery_easy_set_string(easy, CURLOPT_USERAGENT, userAgent.text(for: request.url)),
            gallery_easy_set_pointer(easy, CURLOPT_ERRORBUFFER, transfer.reason),
        ]
        codes += bounds(easy, request)
        codes += trust(easy, request)
        codes += callbacks(easy, transfer)
        if let body = request.body { codes += post(easy, body) }
        if request.isDeletion {
            codes.append(gallery_easy_set_string(easy, CURLOPT_CUSTOMREQUEST, "DELETE"))
        }
        if let share { codes.append(gallery_easy_set_pointer(easy, CURLOPT_SHARE, share)) }
        if request.offersCompression {
            codes.append(gallery_easy_set_string(easy, CURLOPT_ACCEPT_ENCODING, ""))
        }
        transfer.headerList = headers(of: request)
        codes.append(gallery_easy_set_pointer(easy, CURLOPT_HTTPHEADER, transfer.headerList))
        return codes.allSatisfy { $0 == CURLE_OK }
    }

    private func bounds(_ easy: UnsafeMutableRawPointer, _ request: HTTPRequest) -> [CURLcode] {
        let idle = max(1, Int(request.deadlines.idle.components.seconds))
        return [
            gallery_easy_set_long(easy, CURLOPT_NOSIGNAL, 1),
            // Without this, a canceled transfer would wait for the resolver thread, which may take many seconds.
            gallery_easy_set_long(easy, CURLOPT_QUICK_EXIT, 1),
            gallery_easy_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, request.deadlines.connect.milliseconds),
            gallery_easy_set_long(easy, CURLOPT_TIMEOUT_MS, request.deadlines.total.milliseconds),
            gallery_easy_set_long(easy, CURLOPT_LOW_SPEED_LIMIT, 100),
            gallery_easy_set_long(easy, CURLOPT_LOW_SPEED_TIME, idle),
            gallery_easy_set_offset(easy, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(request.byteLimit)),
            gallery_easy_set_long(easy, CURLOPT_FOLLOWLOCATION, request.followsRedirects ? 1 : 0),
            gallery_easy_set_long(easy, CURLOPT_MAXREDIRS, CurlTransport.redirects),
            gallery_easy_set_long(easy, CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS),
            gallery_easy_set_long(easy, CURLOPT_PIPEWAIT, 1),
        ]
    }

    /// Options of a POST: no redirects, as forms hold secrets; a new connection, as libcurl may resend on a reused one.
    private func post(_ easy: UnsafeMutableRawPointer, _ body: [UInt8]) -> [CURLcode] {
        // Never empty: with a null pointer, libcurl would read the body from a callback.
        var copy = body + [0]
        return [
            gallery_easy_set_long(easy, CURLOPT_FOLLOWLOCATION, 0),
            gallery_easy_set_long(easy, CURLOPT_FRESH_CONNECT, 1),
            gallery_easy_set_long(easy, CURLOPT_POSTFIELDSIZE, body.count),
            copy.withUnsafeMutableBytes {
                gallery_easy_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, $0.baseAddress)
            },
        ]
    }

    private func trust(_ easy: UnsafeMutableRawPointer, _ request: HTTPRequest) -> [CURLcode] {
        let protocols = request.reach == .loopback ? "http,https" : "https"
        var codes = [
            gallery_easy_set_string(easy, CURLOPT_PROTOCOLS_STR, protocols),
            gallery_easy_set_string(easy, CURLOPT_REDIR_PROTOCOLS_STR, protocols),
            gallery_easy_set_long(easy, CURLOPT_DISALLOW_USERNAME_IN_URL, 1),
            gallery_easy_set_long(easy, CURLOPT_UNRESTRICTED_AUTH, 0),
            gallery_easy_set_long(easy, CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue)),
            gallery_easy_set_long(easy, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2)),
        ]
        if request.reach == .loopback {
            // Bypasses the proxy, which cannot reach this computer's loopback address.
            codes.append(gallery_easy_set_string(easy, CURLOPT_NOPROXY, "*"))
        }
        if let proxy { codes.append(gallery_easy_set_string(easy, CURLOPT_PROXY, proxy.address)) }
        if let authorityFile { codes.append(gallery_easy_set_string(easy, CURLOPT_CAINFO, authorityFile)) }
        if authorityFile != nil || Self.hasAuthorityFile {
            // Trusts only the file. Also, libcurl caches parsed certificates only if no folder is set.
            codes.append(gallery_easy_set_string(easy, CURLOPT_CAPATH, nil))
        }
        return codes
    }

    private func callbacks(_ easy: UnsafeMutableRawPointer, _ transfer: Transfer) -> [CURLcode] {
        let context = Unmanaged.passUnretained(transfer).toOpaque()
        return [
            gallery_easy_set_body(easy, bodyCallback, context),
            gallery_easy_set_header(easy, headerCallback, context),
            gallery_easy_set_socket(easy, socketCallback, context),
            // This callback receives the sockets instead of the transfer, since connections outlive the transfer.
            gallery_easy_set_close(easy, closeCallback, Unmanaged.passUnretained(sockets).toOpaque()),
        ]
    }

    private func headers(of request: HTTPRequest) -> UnsafeMutablePointer<curl_slist>? {
        var lines = request.headers.map { "\($0.key): \($0.value)" }
        if let authorization = request.authorization { lines.append("Authorization: \(authorization)") }
        return lines.reduce(nil) { curl_slist_append($0, $1) }
    }
}
