import ArgumentParser
import Foundation
import GalleryCore
import Taste
import TestKit

struct TasteTable: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "taste",
        abstract: "What the recommendations gain for simulated people, beside other orders.")

    @Argument(help: "A folder with photos.jsonl; `captions` makes one.") var folder: String
    @Option(help: "How many people of each kind.") var people = 100
    @Option(help: "Seed of the people.") var seed: UInt64 = 1
    @Option(help: "Photos of the collection.") var count = 5_000
    @Option(help: "Likes before recommending.") var likes = [1, 3, 5, 10, 30]
    @Option(help: "Likes after a taste has changed; by default half of them.") var newer: Int?
    @Option(help: "The kinds of people.") var kinds = TasteKind.allCases.map(\.rawValue)
    @Option(help: "People of each kind who look at ten pages.") var sessions = 10
    @Option(
        help: "Photos that a request for candidates brings: 30 of Unsplash, 100 of Flickr, 20 of Openverse.")
    var page = 30
    @Option(help: "The rate limits of the service.")
    var limits = StatedLimits.Service.unlimited
    @Flag(help: "People like all of a list that is to their taste, rather than a few photos.")
    var greedy = false

    @Flag(help: "Print the gain of each person, for paired comparisons.")
    var each = false

    func run() async throws {
        let collection = try CaptionedCollection(folder: folder, count: count, services: limits.services)
        let services = CaptionServices(collection, largestPage: page, limits: limits)
        let walk = greedy ? ", greedy" : ""
        print(
            "seed \(seed)\(walk), limits: \(limits.rawValue), \(page) photos a request, \(collection.photos.count) photos, \(collection.interests.count) interests"
        )
        var tallies = [TasteTally](repeating: TasteTally(), count: likes.count)
        var regrets: [String] = []
        for (number, kind) in TasteKind.allCases.enumerated() where kinds.contains(kind.rawValue) {
            var random = SeededRandom(seed: seed &* 1_000 &+ UInt64(number))
            var lost: [Double] = []
            for index in 0..<people {
                let person = SimulatedUser(kind, in: collection, &random)
                let own = random.next()
                var session = TasteSession(person, on: services, seed: own, likes: 0, isGreedy: greedy)
                for (place, likes) in likes.enumerated() {
                    if person.chances.count > 1 {
                        session = TasteSession(
                            person, on: services, seed: own, likes: likes, newer: newer, isGreedy: greedy)
                    }
                    guard try await session.walk(until: likes) else { break }
                    let measure = try await TasteMeasure(of: session)
                    tallies[place].add(measure, of: kind)
                    if each { print("\(kind.rawValue) \(index) after \(likes): \(measure.line)") }
                }
                guard index < sessions else { continue }
                var walker = TasteSession(person, on: services, seed: own, likes: 10, isGreedy: greedy)
                if try await walker.walk(until: 10) { lost.append(try await regret(of: &walker)) }
            }
            let mean = lost.reduce(0, +) / Double(max(1, lost.count))
            regrets.append("\(kind.rawValue) \(mean.rounded())")
        }
        for (tally, likes) in zip(tallies, likes) { print(tally.table(likes: likes, seed: seed) + "\n") }
        print("likes missed in ten pages after 10 likes: " + regrets.joined(separator: ", "))
        print(speed(on: collection))
    }

    private func speed(on collection: CaptionedCollection) -> String {
        let now = Date()
        let events = (0..<20_000).map { number in
            let photo = collection.photos[number * 7 % collection.photos.count]
            return TasteEvent(
                number % 20 == 0 ? .liked : .passedOver, photo: photo.id, traits: PhotoTraits(photo),
                date: now)
        }
        let candidates = Array(collection.photos.prefix(1_000))
        let times = (0..<21).map { _ in
            ContinuousClock().measure { _ = Recommender().rank(candidates, by: events, count: 30, at: now) }
        }
        let median = times.map { $0 / .milliseconds(1) }.median
        return "\(candidates.count) candidates ranked by \(events.count) events: "
            + "\(median.rounded(to: 3)) ms (median of \(times.count))"
    }
}
