import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import Wording

@testable import Screens

@Suite struct TasteEditingInteractorTests {
    private static let fog = Interest(terms: ["fog", "forest"], share: 0.6, photos: [Photo.sample(1).id])
    private static let cat = Interest(terms: ["cat"], share: 0.4, photos: [Photo.sample(2).id])
    private static let paused = Interest(
        terms: ["sea", "fog"], share: 0, photos: [], pausedUntil: Date(timeIntervalSince1970: 1))

    private let undo = StubUndo()

    private func interactor(_ taste: StubTaste) -> TasteEditingInteractor {
        TasteEditingInteractor(taste: taste, seen: InMemorySeen(), undo: undo)
    }

    @Test
    func `"taste forget" with all words of a multi-word interest forgets the interest, otherwise a trait`()
        throws
    {
        let taste = StubTaste(
            traits: [LearnedTrait(trait: .term("fog"), weight: 1, likes: 1)],
            interests: [Self.paused, Self.fog, Self.cat])
        let editing = interactor(taste)
        let all = try editing.forget("Fog, Forest", listedAs: { _ in "" })
        #expect(all.name == "fog, forest" && all.isInterest && all.count == 1)
        let word = try editing.forget("fog", listedAs: { _ in "" })
        #expect(word.name == "fog" && !word.isInterest && word.count == 1)
        #expect(try !editing.forget("cat", listedAs: { _ in "" }).isInterest, "one word is a trait")
        #expect(taste.recorded == ["forgot fog, forest"])
    }

    @Test func `"taste pause" accepts any word of an interest that is not paused already`() throws {
        let taste = StubTaste(interests: [Self.paused, Self.fog])
        #expect(try interactor(taste).pause("forest")?.name == "fog, forest")
        #expect(try interactor(taste).pause("fog")?.name == "fog, forest")
        #expect(try interactor(taste).pause("sea") == nil)
        #expect(try interactor(taste).pause(" , ") == nil)
        #expect(taste.recorded == ["paused fog, forest", "paused fog, forest"])
    }

    @Test func `interests are forgotten and paused by their displayed words, too`() throws {
        let taste = StubTaste(interests: [Self.fog])
        let translated = { (interest: Interest) in
            Language.russian.asCurrent { Phrases.Interests.translated(interest) }
        }
        #expect(try interactor(taste).pause("лес", translated: translated)?.name == "туман, лес")
        let forgotten = try interactor(taste).forget(
            "Туман, лес", listedAs: { _ in "" }, translated: translated)
        #expect(forgotten.isInterest && forgotten.name == "туман, лес")
        #expect(taste.recorded == ["paused fog, forest", "forgot fog, forest"])
    }

    @Test func `each change of taste is recorded for "undo", and a command without effect is not`() throws {
        let editing = interactor(StubTaste(interests: [Self.fog]))
        #expect(try editing.forget("sea", listedAs: { _ in "" }).count == 0)
        #expect(try editing.pause("sea") == nil && !editing.pauseLearning(false))
        #expect(undo.irreversibleChanges.isEmpty)
        _ = try editing.forget("fog, forest", listedAs: { _ in "" })
        _ = try editing.pause("fog")
        try editing.resumeInterests()
        try editing.forgetAll()
        #expect(undo.irreversibleChanges == [.taste, .taste, .taste, .taste])
        editing.forgetSeen()
        #expect(editing.pauseLearning(true) && undo.irreversibleChanges.suffix(2) == [.seen, .setting])
    }

    @Test func `a trait of disliked photos is listed, one that was only passed over is not`() {
        let traits = [
            LearnedTrait(trait: .term("fog"), weight: -1, likes: 2),
            LearnedTrait(trait: .term("dust"), weight: -2, likes: 0, dislikes: 1),
            LearnedTrait(trait: .term("sea"), weight: 1, likes: 3, dislikes: 1),
        ]
        let learned = interactor(StubTaste(traits: traits)).learned()
        #expect(learned.dislikes == [traits[1]] && learned.traits == Array(traits[1...]))
    }

    @Test func `the first twelve traits with likes and the twelve strongest dislikes are listed`() {
        let likes = (1...14).map { LearnedTrait(trait: .term("like \($0)"), weight: 2, likes: $0) }
        let dislikes = (1...14).map {
            LearnedTrait(trait: .term("no \($0)"), weight: -Double($0), likes: 0, dislikes: 1)
        }
        let learned = interactor(StubTaste(traits: likes + dislikes)).learned()
        #expect(learned.likes == Array(likes[1...12]))
        #expect(learned.dislikes == Array(dislikes.suffix(12).reversed()))
        #expect(learned.traits.count == 28)
    }

    @Test func `six active interests are listed, followed by the paused interests`() {
        let followed = (1...8).map { Interest(terms: ["w\($0)"], share: 0.1, photos: []) }
        let learned = interactor(StubTaste(interests: [Self.paused] + followed)).learned()
        #expect(learned.listedInterests == Array(followed.prefix(6)) + [Self.paused])
        #expect(learned.interests.count == 9)
    }
}
