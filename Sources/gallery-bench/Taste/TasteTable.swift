import ArgumentParser
import ChildProcesses
import Foundation
import GalleryCore
import PhotoService
import Taste

/// Measures the recommendations on simulated people over the demo collection.
///
/// Each person walks through the feed and likes what they like until so many likes are reached; the rest of the
/// collection is ranked, and compared with what they would like there.
struct TasteTable: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "taste",
        abstract: "nDCG@30 of the recommendations for simulated people, beside other orders.")

    @Option(help: "How many people.") var people = 200
    @Option(help: "Seed of the people and tags.") var seed: UInt64 = 1
    @Option(help: "Photos in the collection.") var count = 1_500
    @Option(help: "Likes before recommending.") var likes = [3, 10, 30]

    func run() async throws {
        let collection = try await PaintedCollection(count: count, seed: seed)
        print(
            "\(people) people, \(collection.photos.count) photos, a fifth of the tags missing, seed \(seed)")
        for likes in likes { print(tally(of: collection, likes: likes).table(likes: likes)) }
        print(speed(on: collection))
    }

    private func tally(of collection: PaintedCollection, likes: Int) -> TasteTally {
        var random = SeededRandom(seed: seed &+ 7919)
        var tally = TasteTally()
        for _ in 0..<people {
            let person = SimulatedPerson(collection, &random)
            guard let walk = FeedWalk(person, through: collection, likes: likes) else { continue }
            tally.add(walk)
        }
        return tally
    }

    private func speed(on collection: PaintedCollection) -> String {
        var random = SeededRandom(seed: seed)
        let person = SimulatedPerson(collection, &random)
        guard let walk = FeedWalk(person, through: collection, likes: 10) else { return "" }
        let candidates = Array(walk.rest.prefix(1_000).map { collection.photos[$0].photo })
        let times = (0..<21).map { _ in
            let clock = ContinuousClock()
            return clock.measure {
                _ = Recommender().rank(candidates, by: walk.events, count: 30, at: walk.now)
            }
        }.sorted()
        let median = Double(times[times.count / 2].components.attoseconds) / 1e15
        return "\(candidates.count) candidates ranked by \(walk.events.count) events: "
            + "\((median * 10).rounded() / 10) ms (median of \(times.count))"
    }
}
