import FoundationEssentials
import Testing

@testable import Demo

/// Routes of the demo server over a collection of photos, called without a network.
struct Service {
    static let base = "http://127.0.0.1:4711"
    let photos: DemoPhotoCollection
    private let routes: Routes

    init(count: Int = 600, limit: Int = 5000) {
        photos = DemoPhotoCollection(count: count)
        routes = Routes(photos: photos, base: Self.base, limit: RateLimit(limit: limit))
    }

    func get(
        _ address: String, method: String = "GET", key: String? = "Client-ID key", knownTag: String? = nil
    ) async -> Reply {
        let halves = address.split(separator: "?", maxSplits: 1)
        let items = halves.count > 1 ? halves[1].split(separator: "&") : []
        let query = items.map { item in
            let pair = item.split(separator: "=", maxSplits: 1)
            return (name: String(pair[0]), value: pair.count > 1 ? String(pair[1]) : "")
        }
        return await routes.reply(
            to: ServiceRequest(
                method: method, path: halves[0].split(separator: "/").map(String.init), query: query,
                authorization: key, knownTag: knownTag))
    }

    static func decoded<Value: Decodable>(_ type: Value.Type, _ reply: Reply) throws -> Value {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(type, from: reply.body)
    }

    func decoded<Value: Decodable>(_ type: Value.Type, _ address: String) async throws -> Value {
        try Self.decoded(type, await get(address))
    }
}
