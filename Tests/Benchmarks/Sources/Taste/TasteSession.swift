import Foundation
import GalleryCore
import PhotoStore
import Taste
import TestKit
import UseCases

/// Simulated session: searches, views random photos and recommendations, and likes.
struct TasteSession {
    /// Range from which the number of likes in a list is drawn at random.
    private static let ofList = 1...4
    /// Photos that a terminal of 100 by 40 cells shows at once.
    private static let screenful = 12

    let person: SimulatedUser
    let services: CaptionServices
    let store = InMemoryTaste()
    let seen = InMemorySeen()
    let history = InMemoryHistory()
    let favorites = InMemoryFavorites()
    let taste: PersonalTaste
    let pages: AllPages
    /// Number of likes after which the taste changes, for users whose taste changes.
    private let change: Int
    /// Index, among each five likes of a noisy user, of the like that is a mistake.
    private let mistake: Int
    /// Whether the user likes most photos of a list that suit their taste, not only a few, and may stop within a list.
    private let isGreedy: Bool
    private var random: SeededRandom
    private var asked: [String: Int] = [:]
    /// Seen photos, and liked photos in order.
    private(set) var known: Set<Int> = []
    private(set) var liked: [Int] = []

    /// A changing taste changes before the last `newer` of `likes`, by default at half of them.
    init(
        _ person: SimulatedUser, on services: CaptionServices, seed: UInt64, likes: Int, newer: Int? = nil,
        isGreedy: Bool
    ) {
        self.person = person
        self.services = services
        random = SeededRandom(seed: seed)
        self.isGreedy = isGreedy
        services.begin()
        change = likes - min(likes, newer ?? (likes + 1) / 2)
        mistake = Int(seed % 5)
        taste = PersonalTaste(store: store, history: history, favorites: favorites, seen: seen)
        pages = AllPages(
            catalog: services.catalog, topics: FixedTopics(), favorites: favorites, boards: InMemoryBoards(),
            seen: seen, recent: NoReplies(),
            local: Taste.LocalPhotos(seen: seen, favorites: favorites), taste: taste,
            pictures: NoPictures(), files: LocalFilesOnDisk(), folders: FoldersOnDisk())
    }

    var collection: CaptionedCollection { services.members[0].collection }
    /// Index of the current taste in `person.chances`.
    var era: Int { liked.count < change ? 0 : person.chances.count - 1 }
    var chances: [Double] { person.chances[era] }
    var likes: [Bool] { person.likes[era] }
    /// Photos not seen yet, in the order of the feed.
    var rest: [Int] { collection.photos.indices.filter { !known.contains($0) } }

    func lists() -> PhotoLists { PhotoLists(source: pages) }

    /// Continues the session until `count` photos are liked; `false` if 200 lists are not enough.
    mutating func walk(until count: Int) async throws -> Bool {
        for _ in 0..<200 where liked.count < count {
            services.advanceAfterList()
            let dice = Double.random(in: 0..<1, using: &random)
            if dice < 0.3, !person.subjects.isEmpty, person.kind != .sitting {
                if let word = nextSubject() { try await search(word, until: count) }
            } else if dice < 0.45, !liked.isEmpty {
                try await recommend(until: count)
            } else {
                let photos = (0..<30).compactMap { _ in collection.photos.randomElement(using: &random) }
                show(photos, until: count)
            }
        }
        return liked.count >= count
    }

    /// Next subject to search for: in turn, or a random one for greedy users; `nil` before the taste changes.
    private mutating func nextSubject() -> String? {
        if person.chances.count > 1, era == 0 { return nil }
        if isGreedy { return person.subjects.randomElement(using: &random) }
        return person.subjects[asked.values.reduce(0, +) % person.subjects.count]
    }

    private mutating func search(_ word: String, until count: Int) async throws {
        asked[word, default: 0] += 1
        history.append(search: RecentSearch(text: word, resultCount: nil, date: date), service: .flickr)
        let list = PhotoListID.search(SearchQuery(keywords: word))
        // Nothing is shown while the service refuses requests.
        let found = try? await pages.page(asked[word, default: 1], of: list)
        show(found?.photos ?? [], until: count)
    }

    private mutating func recommend(until count: Int) async throws {
        let before = known
        show((try? await lists().more(.recommendations))?.photos ?? [], until: count)
        let new = known.subtracting(before)
        taste.recordShown(new.sorted().map { collection.photos[$0] }, at: date)
        taste.record(.passedOver, of: new.subtracting(liked).sorted().map { collection.photos[$0] }, at: date)
    }

    /// Views a list by screenfuls until a few of its photos, or `count` photos in all, are liked. Greedy users stop
    /// only at `count`.
    private mutating func show(_ photos: [Photo], until count: Int) {
        if isGreedy { return showGreedily(photos, until: count) }
        var rest = photos[...], most = Int.random(in: Self.ofList, using: &random)
        while !rest.isEmpty, most > 0, liked.count < count {
            most -= look(at: Array(rest.prefix(Self.screenful)), liking: min(most, count - liked.count))
            rest = rest.dropFirst(Self.screenful)
        }
    }

    /// Views a page to its end, and likes a few of its photos; greedy users like most that suit their taste.
    mutating func read(_ page: [Photo]) {
        if isGreedy { return showGreedily(page, until: .max) }
        _ = look(at: page, liking: Int.random(in: Self.ofList, using: &random))
    }

    /// Views `photos` and likes some of them, after a mistake if one is due. Returns the number of likes.
    private mutating func look(at photos: [Photo], liking most: Int) -> Int {
        let new = photos.compactMap { collection.places[$0.id] }.filter { known.insert($0).inserted }
        seen.record(photos, at: date)
        let before = liked.count
        for place in new.filter({ likes[$0] }).shuffled(using: &random) where liked.count < before + most {
            if isMistakeNext { likeByMistake() }
            if liked.count < before + most { like(place) }
        }
        return liked.count - before
    }

    /// Views photos and likes nine in ten that suit the taste, until `count` are liked. Makes mistakes when due.
    private mutating func showGreedily(_ photos: [Photo], until count: Int) {
        for photo in photos {
            if isMistakeNext, liked.count < count { likeByMistake() }
            guard liked.count < count, let place = collection.places[photo.id] else { return }
            seen.record([photo], at: date)
            guard known.insert(place).inserted else { continue }
            let isNoticed = Double.random(in: 0..<1, using: &random) < 0.9
            if likes[place], isNoticed { like(place) }
        }
    }

    private mutating func like(_ place: Int) {
        let photo = collection.photos[place], date = date
        liked.append(place)
        taste.record(.liked, of: [photo], at: date)
        if Double.random(in: 0..<1, using: &random) < 0.2 { taste.record(.opened, of: [photo], at: date) }
    }

    /// Likes any unseen photo that does not suit the taste, since a mistake does not depend on what is viewed.
    private mutating func likeByMistake() {
        guard let place = rest.filter({ !likes[$0] }).randomElement(using: &random) else { return }
        seen.record([collection.photos[place]], at: date)
        known.insert(place)
        like(place)
    }

    private var isMistakeNext: Bool { person.kind == .noisy && liked.count % 5 == mistake }

    /// Date of the next event: a week ago until a changing taste has changed, otherwise now.
    private var date: Date {
        let now = Date()
        return person.kind == .changing && liked.count < change ? now.addingTimeInterval(-7 * 86_400) : now
    }
}

private struct NoReplies: RecentPhotos {
    func recentPhotos(count: Int) -> [Photo] { [] }
}

private struct NoPictures: ColorFinding, DescriptorFinding {
    func color(of photo: Photo) async -> RGB? { nil }
    func descriptor(of photo: Photo) async -> VisualDescriptor? { nil }
    func descriptor(of file: [UInt8]) async throws(PictureError) -> VisualDescriptor { throw .unavailable }
}
