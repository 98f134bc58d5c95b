import FoundationEssentials
import GalleryCore

/// Decodes replies of services that report errors by HTTP status with a JSON body.
protocol ReplyReader {
    /// Service that error messages name, if any.
    static var service: ServiceName? { get }

    /// Error from the status or the first bytes, by default `statusFailure`; `nil` if the body is to be decoded.
    static func failure(_ response: HTTPResponse, hiding secret: String?, now: Date) -> CatalogError?
}

extension ReplyReader {
    /// Runs off the caller's actor: decoding a page takes about a millisecond. Removes `secret` from error messages.
    @concurrent
    static func read<Value: Decodable & Sendable>(
        _: Value.Type, from response: HTTPResponse, hiding secret: String?, now: Date = Date()
    ) async throws(CatalogError) -> Value {
        if let failure = failure(response, hiding: secret, now: now) { throw failure }
        if let value = await BoundedJSON.decode(Value.self, from: response.body[...]) { return value }
        if Task.isCancelled { throw .cancelled }
        guard let error = error(in: response) else { throw .unreadable(.unexpected) }
        throw .refused(.service(service, .message(error.said(hiding: secret))))
    }

    static func failure(_ response: HTTPResponse, hiding secret: String?, now: Date) -> CatalogError? {
        statusFailure(response, hiding: secret, now: now)
    }

    /// Error of a status with its usual meaning, or of a successful reply that is blank or a web page.
    static func statusFailure(
        _ response: HTTPResponse, hiding secret: String?, now: Date
    ) -> CatalogError? {
        switch response.status {
        case 200..<300: ResponseFault(body: response.body).map(CatalogError.unreadable)
        case 429: .rateLimited(until: RetryAfter.moment(response.headers["Retry-After"], now: now))
        case 404: .notFound
        case 400..<500: .refused(.service(service, statement(response, hiding: secret)))
        case 500...: .unreadable(.serverError(response.status))
        default: .unreadable(.status(response.status))
        }
    }

    /// Error message of the service, else the status.
    private static func statement(_ response: HTTPResponse, hiding secret: String?) -> ServiceStatement {
        error(in: response).map { .message($0.said(hiding: secret)) } ?? .status(response.status)
    }

    static func error(in response: HTTPResponse) -> String? {
        BoundedJSON.decode(ErrorPayload.self, fromFew: response.body)?.sentence
    }
}

extension ResponseFault {
    /// Fault of a body that is blank or begins with `<`; otherwise `nil`, as the body may be JSON.
    init?(body: some Sequence<UInt8>) {
        switch body.first(where: { $0 != 0x20 && !(0x09...0x0D ~= $0) }) {
        case nil: self = .empty
        case UInt8(ascii: "<"): self = .webPage
        default: return nil
        }
    }
}

/// Error body with `errors`, `detail` (a text, or texts by parameter), `reason`, or `error` of RFC 6749, 5.2 (OAuth).
package struct ErrorPayload: Decodable, Sendable {
    package let sentence: String

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let byParameter = fields.object("detail", [String: Texts].self) ?? [:]
        let texts =
            fields.list("errors", String.self) + [fields.text("detail")].compactMap(\.self)
            + byParameter.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.joined)" }
        let error = fields.text("error_description") ?? fields.text("error") ?? fields.text("reason")
        guard let first = texts.first ?? error else { throw fields.unreadable("error") }
        sentence = texts.isEmpty ? first : texts.joined(separator: "; ")
    }

    private struct Texts: Decodable {
        let joined: String

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                joined = text
            } else {
                joined = try LossyArray<String>(from: decoder).elements.joined(separator: " ")
            }
        }
    }
}
