import Foundation
import GalleryCore
import Taste
import UseCases

/// Quality of one new page of recommendations for a simulated user.
struct TasteMeasure {
    enum Order: String, CaseIterable {
        case editorial, rocchio, told, perfect, ours, oracle
    }

    /// nDCG@30 (Järvelin and Kekäläinen, TOIS 2002); `rocchio`, `told` and `perfect` order the program's candidates.
    var gains: [Order: Double] = [:]
    var recall = 0.0, precision = 0.0
    /// One minus the mean cosine of all pairs of photos, relative to this value for the feed.
    var diversity = 0.0
    /// Share of the first three subjects that have two or more hits, and share of hits of the subject with most hits.
    var covered = 0.0, largest = 0.0
    /// Number of photos on the page that were seen before.
    var seen = 0.0
    /// Whether likes depend on subjects alone.
    let isOfSubjects: Bool
    var requests = 0.0, milliseconds = 0.0
    /// Share of the page's photos with a reason.
    var reasons = 0.0

    init(of session: TasteSession) async throws {
        let services = session.services, collection = session.collection
        let rest = session.rest, new = Set(rest)
        _ = services.drain()
        let clock = ContinuousClock(), start = clock.now
        let list = try? await session.lists().more(.recommendations)
        let page = list?.photos ?? []
        reasons = Double(list?.reasons.count ?? 0) / Double(max(1, page.count))
        let time = start.duration(to: clock.now)
        let asked = services.drain()
        milliseconds = Double((time - asked.time).components.attoseconds) / 1e15
        requests = Double(asked.requests.count)
        let ours = page.compactMap { collection.places[$0.id] }
        let candidates = services.came.intersection(new).sorted()
        let others = OtherOrders(
            catalog: services.members[0], liked: session.liked,
            passed: session.known.subtracting(session.liked).sorted(), candidates: candidates)
        let chances = session.chances, person = session.person
        isOfSubjects = !person.shares.isEmpty
        let orders: [Order: [Int]] = [
            .editorial: rest, .rocchio: others.rocchio, .ours: ours, .told: others.told(person),
            .perfect: others.sorted { chances[$0] },
            .oracle: rest.sorted { chances[$0] == chances[$1] ? $0 < $1 : chances[$0] > chances[$1] },
        ]
        func isHit(_ place: Int) -> Bool { new.contains(place) && session.likes[place] }
        seen = Double(ours.prefix(30).count { !new.contains($0) })
        let wanted = rest.count { session.likes[$0] }
        let best = Self.gain((0..<min(30, wanted)).map { _ in true })
        gains = orders.mapValues { best > 0 ? Self.gain($0.prefix(30).map(isHit)) / best : 0 }
        let hits = Double(candidates.count(where: isHit))
        recall = hits / Double(max(1, min(30, wanted)))
        precision = hits / Double(max(1, candidates.count))
        let feed = Recommender.diversity(of: rest.prefix(30).map { collection.photos[$0] })
        diversity = Recommender.diversity(of: Array(page.prefix(30))) / max(feed, 0.01)
        let found = session.person.subjects.prefix(3).map { subject in
            Double(ours.prefix(30).count { isHit($0) && collection.subjects[$0].contains(subject) })
        }
        covered = Double(found.count { $0 > 1 }) / Double(max(1, found.count))
        largest = (found.max() ?? 0) / max(1, found.reduce(0, +))
    }

    /// nDCG of the feed, of the program and of the oracle.
    var line: String {
        [Order.editorial, .ours, .oracle].map { "\(gains[$0, default: 0])" }.joined(separator: " ")
    }

    private static func gain(_ hits: [Bool]) -> Double {
        hits.enumerated().reduce(0) { $0 + ($1.element ? 1 / log2(Double($1.offset) + 2) : 0) }
    }
}

/// Likes lost in ten pages of one session: likes on the best pages minus likes on the program's pages.
func regret(of session: inout TasteSession) async throws -> Double {
    let lists = session.lists()
    let chances = session.chances
    let best = session.rest.sorted { chances[$0] > chances[$1] }.prefix(300)
    let possible = best.count { session.likes[$0] }
    var found = 0, count = 0
    for _ in 0..<10 {
        session.services.advanceAfterList()
        guard let list = try? await lists.more(.recommendations) else { break }
        let page = Array(list.photos.dropFirst(count))
        count = list.photos.count
        let new = page.compactMap { session.collection.places[$0.id] }.filter { !session.known.contains($0) }
        found += new.count { session.likes[$0] }
        session.taste.recordShown(page, at: Date())
        session.read(page)
        let passed = new.filter { !session.liked.contains($0) }.map { session.collection.photos[$0] }
        session.taste.record(.passedOver, of: passed, at: Date())
        if !list.hasMore { break }
    }
    return Double(possible - found)
}
