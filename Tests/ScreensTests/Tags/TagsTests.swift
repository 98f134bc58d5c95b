import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import TextLayout
import Viper

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct TagsTests {
    private let console = RecordingConsole()

    private func text(_ fixture: PhotoFixture) async -> [String] {
        await PresentedFeatures(on: console, navigator: SpyNavigator<Route>())
            .tags(.list, annotations: fixture.annotations).appear(for: nil)
        return console.text
    }

    @Test func `tags are listed with their numbers of photos`() async throws {
        let fixture = PhotoFixture()
        let board = try #require(fixture.boards.make("Fog", at: Date())).id
        _ = fixture.boards.add(Photo.samples(2), to: board, at: Date())
        for photo in Photo.samples(2) { _ = fixture.boards.annotate(photo.id, .tag(["winter"])) }
        _ = fixture.boards.annotate(Photo.sample(1).id, .tag(["attic"]))
        #expect(await text(fixture) == ["winter · 2 photos", "attic · 1 photo"])
    }

    @Test
    func `a program gets one record per tag, also for a two-line tag, and no more records than requested`()
        async throws
    {
        let fixture = PhotoFixture()
        let board = try #require(fixture.boards.make("Fog", at: Date())).id
        _ = fixture.boards.add(Photo.samples(2), to: board, at: Date())
        for photo in Photo.samples(2) { _ = fixture.boards.annotate(photo.id, .tag(["two\nlines"])) }
        _ = fixture.boards.annotate(Photo.sample(1).id, .tag(["attic"]))
        let console = RecordingConsole(audience: Audience(isProgram: true, cards: 1))
        await PresentedFeatures(on: console, navigator: SpyNavigator<Route>())
            .tags(.list, annotations: fixture.annotations).appear(for: nil)
        #expect(console.blocks == [.record(Record.tag(TagCount(tag: "two\nlines", photos: 2)))])
    }

    @Test func `if there are no tags, the command that adds one is suggested`() async {
        #expect(await text(PhotoFixture()) == ["No tags yet. `tag 3 winter` adds one."])
    }
}
