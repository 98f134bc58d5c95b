import FoundationEssentials
import GalleryCore

/// Reads a whole answer: the value promised, a refusal, or what else came.
package enum FlickrReplyReader {
    /// What the service itself says.
    enum Reading<Value: Sendable>: Sendable {
        case value(Value)
        case failure(FlickrFailure)
    }

    /// Decodes off the caller's actor: a page of photos takes about a millisecond.
    @concurrent
    static func read<Value: Decodable & Sendable>(
        _: Value.Type, from response: HTTPResponse, now: Date = Date()
    ) async throws(CatalogError) -> Reading<Value> {
        switch response.status {
        case 429: throw .rateLimited(until: RetryAfter.moment(response.headers["Retry-After"], now: now))
        case 300..<400: throw .refused(.keyRedirected)
        case 500...: throw .unreadable(.serverError(response.status))
        default: break
        }
        let body = json(in: response.body)
        // Errors come with 200 as well as with other codes: the envelope decides.
        guard let answer = await BoundedJSON.decode(FlickrAnswer<Value>.self, from: body) else {
            if Task.isCancelled { throw .cancelled }
            throw .unreadable(unreadable(body, response.status))
        }
        if let failure = answer.failure { return .failure(failure) }
        if let value = answer.value { return .value(value) }
        throw .unreadable(.unexpected)
    }

    /// What a refusal means to the person. `key` is taken out of what the service says.
    static func error(_ failure: FlickrFailure, of method: String, hiding key: String) -> CatalogError {
        let said = MarkedText.unescaped(failure.message).said(hiding: key)
        let statement: ServiceStatement = said.isEmpty ? .code(failure.code) : .message(said)
        switch (failure.code, method) {
        case (100, _), (98, _), (99, _): return .unauthorized
        case (429, _): return .rateLimited(until: nil)
        case (let code?, _) where FlickrFailure.passing.contains(code):
            return .unreadable(.outage(.flickr, statement))
        case (1, "photos.getInfo"), (1, "photos.getSizes"), (1, "photos.getExif"), (2, "photos.search"),
            (5, "photos.search"), (2, "photos.getSizes"):
            return .notFound
        default: return .refused(.service(.flickr, statement))
        }
    }

    /// The JSON of an answer that is wrapped in a call of a function although that was not asked for.
    package static func json(in body: [UInt8]) -> ArraySlice<UInt8> {
        let wrapper = Array("jsonFlickrApi(".utf8)
        guard body.starts(with: wrapper), let end = body.lastIndex(of: UInt8(ascii: ")")) else {
            return body[...]
        }
        return body[wrapper.count..<max(end, wrapper.count)]
    }

    private static func unreadable(_ body: ArraySlice<UInt8>, _ status: Int) -> ResponseFault {
        if body.starts(with: "oauth_problem=".utf8) { return .signatureRequired }
        return ResponseFault(body: body) ?? (status == 200 ? .unexpected : .status(status))
    }
}
