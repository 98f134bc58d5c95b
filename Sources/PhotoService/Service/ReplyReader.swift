import FoundationEssentials
import GalleryCore

/// Reads a whole answer of a service that says by its status whether it refuses, and why in JSON: the value promised, or
/// what went wrong.
protocol ReplyReader {
    /// Named beside what it says; nil when that is known.
    static var service: ServiceName? { get }

    /// What an answer says by its status and its first bytes; nil when the body is worth decoding.
    static func failure(_ response: HTTPResponse, hiding secret: String?, now: Date) -> CatalogError?
}

extension ReplyReader {
    /// Decodes off the caller's actor: a page of photos takes about a millisecond. `secret` is taken out of what the
    /// service says.
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

    /// What the service says with a refusal, else its status.
    static func statement(_ response: HTTPResponse, hiding secret: String?) -> ServiceStatement {
        error(in: response).map { .message($0.said(hiding: secret)) } ?? .status(response.status)
    }

    static func error(in response: HTTPResponse) -> String? {
        BoundedJSON.decode(ErrorPayload.self, fromFew: response.body)?.sentence
    }
}

extension ResponseFault {
    /// What a body is that cannot be JSON, as far as its first visible byte tells; nil when it may be.
    init?(body: some Sequence<UInt8>) {
        switch body.first(where: { $0 != 0x20 && !(0x09...0x0D ~= $0) }) {
        case nil: self = .empty
        case UInt8(ascii: "<"): self = .webPage
        default: return nil
        }
    }
}
