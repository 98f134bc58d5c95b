import GalleryCore

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
            if file.isComplete { return HTTPResponse(status: 200, headers: HTTPHeaders(), body: []) }
            var request = request
            request.headers.merge(file.requestHeaders) { $1 }
            do throws(CatalogError) {
                let response = try await perform(request, .file(file, progress: progress))
                // What we have is no beginning of what is there now.
                guard response.status == 416, file.start > 0 else {
                    if response.isSuccess, !file.hasBegun { try file.clear() }
                    // The rest of what was begun makes a whole.
                    return response.status == 206
                        ? HTTPResponse(status: 200, headers: response.headers, body: []) : response
                }
                file.forget()
            } catch {
                guard error.isCut, file.hasGrown, attempt <= Self.resumptions else { throw error }
                // Canceled meanwhile: the next round says so.
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
