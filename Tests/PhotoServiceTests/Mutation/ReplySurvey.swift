import Foundation
import Testing

/// Applies every mutation at every path of a list reply, and checks which photos are decoded.
/// Mutations of the list or its containers must not crash the decoder; those of one photo must not affect others.
struct ReplySurvey {
    /// Number of mutated replies passed to the decoder.
    private(set) var cases = 0
    /// Smallest share of untouched photos decoded, 0 to 1.
    private(set) var worst = 1.0

    /// `reply` is complete JSON, `list` the path of the photo array (empty if it is the reply), `victim` the index of
    /// the photo to mutate, which should have every field. `read` returns photo IDs in order, none for a refused reply.
    @discardableResult
    init(
        _ reply: String, list: [JSONStep], victim: Int, sourceLocation: SourceLocation = #_sourceLocation,
        read: ([UInt8]) async throws -> [String]
    ) async throws {
        let tree = try JSONSerialization.jsonObject(with: Data(reply.utf8))
        let whole = try await read(Array(reply.utf8))
        try #require(whole.count > victim && Set(whole).count == whole.count, sourceLocation: sourceLocation)
        for path in Self.paths(tree) where !path.isEmpty {
            let isInside = path.count > list.count && path.starts(with: list)
            if isInside, path[list.count] != .index(victim) { continue }
            let others = isInside ? whole.filter { $0 != whole[victim] } : whole
            for damage in Damage.all {
                guard let spoilt = try damage.applied(to: tree, at: path[...]) else { continue }
                let found = try await read(Array(JSONSerialization.data(withJSONObject: spoilt)))
                cases += 1
                guard isInside || !list.starts(with: path) else { continue }
                let share = Double(others.count { found.contains($0) }) / Double(max(1, others.count))
                worst = min(worst, share)
                #expect(
                    share >= 0.95, "\(path) \(damage.name): \(found.count) of \(others.count)",
                    sourceLocation: sourceLocation)
            }
        }
        #expect(cases > 100, sourceLocation: sourceLocation)
    }

    private static func paths(_ tree: Any) -> [[JSONStep]] {
        var inner: [(JSONStep, Any)] = []
        if let object = tree as? [String: Any] {
            inner = object.sorted { $0.key < $1.key }.map { (.key($0.key), $0.value) }
        } else if let list = tree as? [Any] {
            inner = list.enumerated().map { (.index($0.offset), $0.element) }
        }
        return [[]] + inner.flatMap { step, value in paths(value).map { [step] + $0 } }
    }
}
