import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import UseCases

@testable import Screens
@testable import TextLayout

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct AnnotationRecordTests {
    @MainActor private final class Log { var notes: [Note] = [] }

    private let log = Log()

    private func perform(_ request: PhotoRequest, _ fixture: PhotoFixture) async {
        let output = PhotoCommandOutput(
            router: PhotoRouter(navigator: SpyNavigator<Route>()), report: { log.notes += $0 },
            progress: { _ in }, copy: { _ in false })
        await fixture.commands.run(request, in: .favorites, to: output) { _ in Photo.sample(1) }
    }

    private func rows() -> [String] {
        log.notes.blocks(for: Audience(isProgram: true)).map { block in
            switch block {
            case .record(let record): record.columns.isEmpty ? "record" : RecordText.row(record)
            default: "message"
            }
        }
    }

    @Test func `in a pipe, "note", "tag" and "alt" print the stored text as a record`() async throws {
        let fixture = PhotoFixture()
        let board = try #require(fixture.boards.make("Fog", at: Date())).id
        _ = fixture.boards.add([.sample(1)], to: board, at: Date())
        await perform(.note(1, "above the sofa"), fixture)
        await perform(.tag([1], ["a\nb", "hall"]), fixture)
        await perform(.alt(1, "A fjord"), fixture)
        #expect(rows() == ["message", "record", "message", "record", "message", "record"])
        log.notes = []
        await perform(.note(1, nil), fixture)
        await perform(.tag([1], nil), fixture)
        await perform(.alt(1, nil), fixture)
        #expect(rows() == ["above the sofa", "a b, hall", "A fjord"])
        let photo = fixture.stored.annotated(.sample(1))
        let record = Record.photo(
            ListedPhoto(photo: photo.photo, isFavorite: false, annotation: photo.annotation))
        let fields = Dictionary(uniqueKeysWithValues: record.fields.map { ($0.name, $0.value) })
        #expect(fields["note"] == .text("above the sofa"))
        #expect(fields["own_tags"] == .texts(["a b", "hall"]))
        #expect(fields["alt"] == .text("A fjord"))
    }

    @Test func `without a note or a tag, "note" and "tag" print a message and a record without columns`()
        async
    {
        await perform(.note(1, nil), PhotoFixture())
        #expect(rows() == ["message", "record"])
        await perform(.tag([1], nil), PhotoFixture())
        #expect(rows() == ["message", "record", "message", "record"])
    }

    @Test func `if a favorite's picture cannot be fetched, "fav" fails but keeps the favorite`() async {
        var fixture = PhotoFixture()
        fixture.pictures = StubPictures(failure: .timedOut)
        await perform(.favorite([1]), fixture)
        #expect(log.notes.map(\.kind) == [.problem])
        #expect(fixture.favorites.count() == 1)
    }
}
