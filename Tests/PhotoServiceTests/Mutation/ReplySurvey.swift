import Foundation
import Testing

/// Damages a list reply of any service at every key path in every way, and looks which photos are still read.
///
/// One photo of the list is damaged, and everything around the list; the photos that were not touched are "the
/// others". A damage to the list itself, or to what holds it, only has to be survived.
struct ReplySurvey {
    /// Damaged replies that were read.
    private(set) var cases = 0
    /// The smallest share of the others that was still there, 0 to 1.
    private(set) var worst = 1.0

    /// - Parameters:
    ///   - reply: the whole reply as JSON.
    ///   - list: the way to the array of photos in it; empty when the reply is the array.
    ///   - victim: the index of the photo to damage, best one that has every field.
    ///   - read: the identities of the photos a body is read as, in order; empty when it is refused.
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

    /// The way to every value, at every depth.
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
