import Foundation
import TestKit

struct TasteTally {
    private typealias Order = TasteMeasure.Order
    private var measures: [TasteKind: [TasteMeasure]] = [:]

    mutating func add(_ measure: TasteMeasure, of kind: TasteKind) {
        measures[kind, default: []].append(measure)
    }

    /// One line per kind of user and one for all users: gain over the editorial order, as a share of the oracle's gain.
    func table(likes: Int, seed: UInt64) -> String {
        let kinds = TasteKind.allCases.filter { measures[$0] != nil }
        let rows = kinds.map { ($0.rawValue, measures[$0] ?? []) }
        let all = [("all", kinds.flatMap { measures[$0] ?? [] })]
        let orders: [Order] = [.rocchio, .told, .perfect, .ours]
        let head =
            ["after \(likes)", "people"] + orders.map(\.rawValue)
            + [
                "over rocchio", "recall", "precis", "divers", "cover", "largest", "seen", "reasons", "asked",
                "ms",
            ]
        let means: [KeyPath<TasteMeasure, Double>] = [
            \.recall, \.precision, \.diversity, \.covered, \.largest, \.seen, \.reasons, \.requests,
            \.milliseconds,
        ]
        let lines = (rows + all).map { name, some in
            [name, String(some.count)] + orders.map { Self.share($0, some) }
                + [Self.rounded(Self.lowest(some, seed: seed))] + means.map { Self.mean(some, $0) }
        }
        return ([head] + lines).map { cells in
            cells.map { $0 + String(repeating: " ", count: max(1, 10 - $0.count)) }.joined()
        }.joined(separator: "\n")
    }

    private static func mean(_ some: [TasteMeasure], _ value: KeyPath<TasteMeasure, Double>) -> String {
        rounded(some.reduce(0) { $0 + $1[keyPath: value] } / Double(max(1, some.count)))
    }

    /// Gain of an order, as a share of the oracle's; a dash if the order does not apply to all users.
    private static func share(_ order: Order, _ some: [TasteMeasure]) -> String {
        guard order != .told || some.allSatisfy(\.isOfSubjects) else { return "-" }
        func sum(_ order: Order) -> Double { some.reduce(0) { $0 + $1.gains[order, default: 0] } }
        let all = sum(.oracle) - sum(.editorial)
        return rounded(all > 0 ? (sum(order) - sum(.editorial)) / all : 0)
    }

    /// Lower bound of the 95 % bootstrap interval (Efron 1979) of the program's nDCG minus Rocchio's.
    private static func lowest(_ some: [TasteMeasure], seed: UInt64) -> Double {
        guard !some.isEmpty else { return 0 }
        var random = SeededRandom(seed: seed)
        let differences = some.map { $0.gains[.ours, default: 0] - $0.gains[.rocchio, default: 0] }
        let means = (0..<1_000).map { _ in
            differences.indices.reduce(0) { sum, _ in
                sum + differences[Int.random(in: differences.indices, using: &random)]
            } / Double(differences.count)
        }
        return means.sorted()[25]
    }

    private static func rounded(_ value: Double) -> String { "\(value.rounded(to: 3))" }
}
