import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import Viper
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct TasteCommandTests {
    private let console = RecordingConsole()
    private let seen = InMemorySeen()
    private let undo = StubUndo()

    private func perform(_ command: Command, _ taste: StubTaste = StubTaste()) async throws -> [String] {
        let spec = try #require(
            (TasteCommands.anywhere + [SeenCommand.spec]).first { $0.info.isCalled(command.name) })
        guard case .taste(let request)? = try spec.parse(command.words, ParsingScope()) else {
            throw UsageError(.arguments(command.name))
        }
        await PresentedFeatures(on: console, navigator: SpyNavigator<Route>())
            .taste(request, taste: taste, seen: seen, undo: undo).appear(for: nil)
        return console.text
    }

    @Test func `liked traits are listed with their numbers of photos, then disliked traits`() async throws {
        let taste = StubTaste(traits: [
            LearnedTrait(trait: .term("fog"), weight: 2, likes: 4),
            LearnedTrait(trait: .author("unsplash/ann"), weight: 1, likes: 2),
            LearnedTrait(trait: .color("blue"), weight: 0.5, likes: 3),
            LearnedTrait(trait: .orientation(.portrait), weight: -1, likes: 0, dislikes: 1),
        ])
        #expect(
            try await perform(Command("taste"), taste) == [
                "You like (number of liked photos):", "  fog 4, by ann 2, blue tones 3",
                "You like less:", "  portrait format",
                "`taste forget fog` forgets one, `taste pause fog` pauses an interest for a month, "
                    + "`taste clear` forgets everything.",
            ])
    }

    private static let interests = [
        Interest(terms: ["fog", "forest"], share: 0.624, photos: (1...8).map { Photo.sample($0).id }),
        Interest(
            terms: ["cat"], share: 0, photos: [Photo.sample(9).id],
            pausedUntil: Date(timeIntervalSince1970: 1_800_000_000)),
    ]

    @Test func `interests are listed with their share, and paused interests with the end of the pause`()
        async throws
    {
        let taste = StubTaste(interests: Self.interests)
        #expect(
            try await perform(Command("taste"), taste).prefix(3) == [
                "Your interests:", "  62 %  fog, forest",
                "  cat · paused until 2027-01-15; `taste resume` ends the pause",
            ])
    }

    @Test func `"taste forget" needs the full name of an interest, and "taste pause" any of its words`()
        async throws
    {
        let taste = StubTaste(interests: Self.interests)
        #expect(
            try await perform(Command("taste", ["forget", "fog,", "forest"]), taste)
                == ["Forgot the interest fog, forest, learned from 8 actions."])
        #expect(
            try await perform(Command("taste", ["pause", "Forest"]), taste).last?
                .hasPrefix("fog, forest: paused until 2027-01-15.") == true)
        #expect(
            try await perform(Command("taste", ["pause", "cat"]), taste).last
                == "There is no interest cat; `taste` lists your interests.", "it is paused already")
        #expect(console.problemCount == 1)
        _ = try await perform(Command("taste", ["resume"]), taste)
        #expect(taste.recorded == ["forgot fog, forest", "paused fog, forest", "resumed"])
        #expect(undo.irreversibleChanges == [.taste, .taste, .taste])
    }

    @Test func `if there are no likes, "taste" prints a notice`() async throws {
        #expect(try await perform(Command("taste")).first?.hasPrefix("No likes yet.") == true)
    }

    @Test func `"taste forget" prints from how many actions the trait was learned, or that it is unknown`()
        async throws
    {
        let taste = StubTaste(traits: [LearnedTrait(trait: .term("fog"), weight: 2, likes: 4)])
        #expect(
            try await perform(Command("taste", ["forget", "fog"]), taste)
                == ["Forgot fog, learned from 1 action."])
        #expect(
            try await perform(Command("taste", ["forget", "Ines", "Vidal"]), taste).last
                == "Nothing was learned about Ines Vidal; see `taste`.")
        #expect(undo.irreversibleChanges == [.taste])
    }

    @Test func `"taste clear" needs a confirmation`() async throws {
        let taste = StubTaste()
        _ = try await perform(Command("taste", ["clear"]), taste)
        #expect(taste.recorded.isEmpty)
        _ = try await perform(Command("taste", ["clear", "all"]), taste)
        #expect(taste.recorded == ["forgot all"])
        #expect(undo.irreversibleChanges == [.taste])
    }

    @Test func `"seen --forget" needs a confirmation`() async throws {
        seen.record([.sample(1)], at: .distantPast)
        #expect(try await perform(Command("seen", ["--forget"])) == [Phrases.confirmForgettingSeen])
        #expect(seen.seen(Photo.sample(1).id) != nil)
        #expect(try await perform(Command("seen", ["--forget", "--yes"])).last == Phrases.forgotSeen)
        #expect(seen.seen(Photo.sample(1).id) == nil)
        #expect(undo.irreversibleChanges == [.seen])
    }

    @Test func `"private" pauses learning, and "private off" resumes it`() async throws {
        let taste = StubTaste()
        _ = try await perform(Command("private"), taste)
        #expect(taste.isPaused)
        _ = try await perform(Command("private", ["off"]), taste)
        #expect(!taste.isPaused)
        #expect(undo.irreversibleChanges == [.setting, .setting])
    }

    @Test(arguments: [
        Command("taste", ["dance"]), Command("private", ["maybe"]), Command("taste", ["forget"]),
        Command("private", ["on", "please"]), Command("private", ["off", "3"]),
    ])
    func `unknown or missing arguments of "taste" and "private" are usage errors`(command: Command) async {
        await #expect(throws: UsageError.self) { try await perform(command) }
    }
}
