import FoundationEssentials
import GalleryCore

package enum FlickrReplyReader {
    /// Runs off the caller's actor: decoding a page takes about a millisecond.
    @concurrent
    static func read<Value: Decodable & Sendable>(
        _: Value.Type, from response: HTTPResponse, now: Date = Date()
    ) async throws(CatalogError) -> Result<Value, FlickrFailure> {
        switch response.status {
        case 429: throw .rateLimited(until: RetryAfter.moment(response.headers["Retry-After"], now: now))
        case 300..<400: throw .refused(.keyRedirected)
        case 500...: throw .unreadable(.serverError(response.status))
        default: break
        }
        let body = json(in: response.body)
        // Errors may have status 200: the envelope decides.
        guard let answer = await BoundedJSON.decode(FlickrAnswer<Value>.self, from: body) else {
            if Task.isCancelled { throw .cancelled }
            throw .unreadable(unreadable(body, response.status))
        }
        if let failure = answer.failure { return .failure(failure) }
        if let value = answer.value { return .success(value) }
        throw .unreadable(.unexpected)
    }

    /// Maps an API error; removes `key` from its message.
    static func error(_ failure: FlickrFailure, of method: String, hiding key: String) -> CatalogError {
        let said = HTMLReference.resolved(in: failure.message).said(hiding: key)
        let statement: ServiceStatement = said.isEmpty ? .code(failure.code) : .message(said)
        switch (failure.code, method) {
        case (100, _), (98, _), (99, _): return .unauthorized
        case (429, _): return .rateLimited(until: nil)
        case (let code?, _) where FlickrFailure.transient.contains(code):
            return .unreadable(.outage(.flickr, statement))
        case (1, "photos.getInfo"), (1, "photos.getSizes"), (1, "photos.getExif"), (2, "photos.search"),
            (5, "photos.search"), (2, "photos.getSizes"):
            return .notFound
        default: return .refused(.service(.flickr, statement))
        }
    }

    /// Strips a JSONP wrapper, which the service sometimes adds unrequested.
    package static func json(in body: [UInt8]) -> ArraySlice<UInt8> {
        let wrapper = Array("jsonFlickrApi(".utf8)
        guard body.starts(with: wrapper), let end = body.lastIndex(of: UInt8(ascii: ")")) else {
            return body[...]
        }
        return body[wrapper.count..<max(end, wrapper.count)]
    }

    private static func unreadable(_ body: ArraySlice<UInt8>, _ status: Int) -> ResponseFault {
        if body.starts(with: "oauth_problem=".utf8) { return .signatureRequired }
        return status == 200 ? ResponseFault(body: body) ?? .unexpected : .status(status)
    }
}

/// Envelope of every reply: `stat`, not the HTTP status, reports failure (flickr.com/services/api/response.json.html).
package struct FlickrAnswer<Value: Decodable & Sendable>: Decodable, Sendable {
    /// `nil` on error or undecodable content.
    package let value: Value?
    package let failure: FlickrFailure?

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        if fields.text("stat") == "fail" {
            failure = FlickrFailure(code: fields.integer("code"), message: fields.text("message") ?? "")
            value = nil
        } else {
            failure = nil
            value = try? Value(from: decoder)
        }
    }
}

/// API error. Codes from 95 are common to all methods; lower ones are specific to a method.
package struct FlickrFailure: Error, Equatable {
    let code: Int?
    package let message: String

    /// Codes of temporary outages of the service or its search. 0 and 201 are undocumented.
    static let transient: Set<Int> = [0, 10, 105, 201]

    var isTransient: Bool { code.map(Self.transient.contains) ?? false }
}
