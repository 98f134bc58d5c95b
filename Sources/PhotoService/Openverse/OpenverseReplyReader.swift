import FoundationEssentials
import GalleryCore

/// Reads a whole answer: the value promised, or what went wrong.
enum OpenverseReplyReader {
    /// Decodes off the caller's actor: a page of photos takes about a millisecond. `token` is taken out of what the
    /// service says.
    @concurrent
    static func read<Value: Decodable & Sendable>(
        _: Value.Type, from response: HTTPResponse, hiding token: String?, now: Date
    ) async throws(CatalogError) -> Value {
        if let failure = failure(response, hiding: token, now: now) { throw failure }
        let body = Data(response.body)
        if let value = try? JSONDecoder().decode(Value.self, from: body) { return value }
        if let error = try? JSONDecoder().decode(OpenverseErrorPayload.self, from: body) {
            throw .refused(.service(.openverse, .message(error.sentence.said(hiding: token))))
        }
        throw .unreadable(.unexpected)
    }

    /// What an answer says by its status and its first bytes; nil when the body is worth decoding.
    static func failure(_ response: HTTPResponse, hiding token: String?, now: Date) -> CatalogError? {
        let isPage = response.body.first { !Self.isSpace($0) } == UInt8(ascii: "<")
        switch response.status {
        case 429: return .rateLimited(until: end(of: response, now: now))
        case 200..<300 where response.body.allSatisfy(isSpace): return .unreadable(.empty)
        case 200..<300 where isPage:
            return .unreadable(.webPage)
        case 200..<300: return nil
        case 403 where isPage: return .impossible(.blockedNetwork)
        case 404: return .notFound
        case 400..<500:
            let said = sentence(response)?.said(hiding: token)
            return .refused(.service(.openverse, said.map { .message($0) } ?? .status(response.status)))
        case 500...: return .unreadable(.serverError(response.status))
        default: return .unreadable(.status(response.status))
        }
    }

    /// When a limit ends: by the header, else by the number in "Expected available in 37 seconds."
    static func end(of response: HTTPResponse, now: Date) -> Date? {
        if let moment = RetryAfter.moment(response.headers["Retry-After"], now: now) { return moment }
        let seconds = sentence(response)?.split(separator: " ").compactMap { Int($0) }.first { $0 >= 0 }
        return RetryAfter.moment(seconds.map(String.init), now: now)
    }

    private static func sentence(_ response: HTTPResponse) -> String? {
        (try? JSONDecoder().decode(OpenverseErrorPayload.self, from: Data(response.body)))?.sentence
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
