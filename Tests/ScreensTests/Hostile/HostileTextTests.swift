import GalleryCore
import Glibc
import TestKit
import Testing
import UseCases
import Wording

@testable import CommandShell
@testable import Screens
@testable import Terminal
@testable import TextLayout

/// Renders every eleventh hostile text; with `GALLERY_ALL_RENDERINGS=1`, all texts, in more than 33,000 renderings.
@Suite @MainActor struct HostileTextTests {
    private static let fields: [(inout Photo, String) -> Void] = [
        { $0.title = $1 }, { $0.about = $1 }, { $0.altText = $1 },
        { $0.author = Author(name: $1, username: "u") }, { $0.author = Author(name: "n", username: $1) },
        { $0.author = Author(name: "n", link: "https://a.test/" + $1) },
        { $0.license = License(code: "by", name: $1) }, { $0.license = License(code: $1, name: "n") },
        { $0.license = License(code: "by", name: "CC BY", link: "https://a.test/" + $1) },
        { $0.pageLink = "https://a.test/" + $1 }, { $0.tags = [$1, "fog"] },
        { $0.exif = Exif(camera: $1, lens: $1, exposure: $1) },
        { $0.place = Place(name: $1, latitude: nil, longitude: nil) }, { $0.fileType = $1 },
    ]

    private static let texts: [String] = {
        let step = getenv("GALLERY_ALL_RENDERINGS") == nil ? 11 : 1
        return HostileText.all.indices.filter { $0 % step == 0 }.map { HostileText.all[$0] }
    }()

    private func blocks(of photo: Photo, on console: any Console) -> [[Block]] {
        let view = DetailView(console: console)
        let card = CardModel(
            number: 1, photo: Picture(photo), title: Phrases.title(of: photo),
            author: Phrases.name(of: photo.author), isFavorite: true, remark: photo.tags.first)
        let words = DetailModel(textOf: photo, in: .favorites, index: 0, total: 1, isFavorite: true)
        let details = DetailModel(PhotoDetails(photo: photo, statistics: nil))
        let notes = CreditFormat.allCases.map { Note.credit(photo, $0) }
        return [
            FavoritesView(console: console).blocks(for: ListModel(heading: "Favorites", cards: [card])),
            view.blocks(for: words),
            view.blocks(for: details), notes.map(Block.init),
        ]
    }

    private func blocks(of text: String, on console: any Console) -> [[Block]] {
        let choices = [ChoiceListModel.Layout.lines, .columns].map { layout in
            ChoiceListModel(
                list: ListModel(heading: Phrases.History.heading([text])),
                rows: [.init(number: 1, text: text, details: [text])], layout: layout)
        }
        let error = ScreenError.catalog(.refused(.service(nil, .message(text))))
        let mistake = Mistake(UsageError(.word(text, known: []), at: .end), in: "save \(text)")
        return [
            ChoiceListView(console: console).blocks(for: choices[0]),
            ChoiceListView(console: console).blocks(for: choices[1]), Note.problem(error).map(Block.init),
            [.line(Line(Phrases.saved("/p/\(text).jpg"), linking: text, to: "file:///p/\(text).jpg"))],
            [.line(Line(Phrases.unknown(text, nearest: text), .error))],
            MistakeRows(mistake).rows(on: console.screen.columns, prompt: 9).map(Block.notice),
        ]
    }

    @Test(arguments: [20, 40, 80, 200])
    func `hostile text is shown without control characters, in lines that fit the screen width`(columns: Int)
        throws
    {
        let surface = PrintedText()
        let console = TerminalConsole(
            surface: surface,
            capabilities: TerminalCapabilities(
                color: .trueColor, services: TerminalServices(linksText: true, notification: .iterm)),
            pictures: NoPictures(), size: { ScreenSize(columns: columns, rows: 24) })
        var count = 0
        for text in Self.texts {
            var screens = blocks(of: text, on: console)
            for change in Self.fields {
                var photo = Photo.sample(1)
                change(&photo, text)
                screens += blocks(of: photo, on: console)
            }
            for blocks in screens {
                console.show(blocks)
                let lines = ScreenLayout(blocks, on: console.screen).lines
                // Lines of several rows may exceed the width, since the terminal wraps them.
                let broken = lines.filter { $0.rows == 1 }
                #expect(
                    broken.allSatisfy { $0.column + $0.line.width <= columns }, "\(text.debugDescription)")
                #expect(lines.allSatisfy { $0.rows == 1 || $0.column == 0 })
            }
            count += screens.count + 3
            surface.print(completion(of: text, columns: columns))
            _ = surface.transient(Palette(.init(color: .trueColor)).text(Line(text, .quiet)))
            let live = HostileText.live(in: surface.take())
            #expect(live.isEmpty, "\(text.debugDescription) left \(live)")
            console.notify(text)
            let title = surface.take().dropFirst("\u{1B}]9;".count).dropLast("\u{1B}\\".count)
            #expect(HostileText.live(in: String(title)).isEmpty)
        }
        #expect(HostileText.all.count >= 400)
        #expect(count == Self.texts.count * (Self.fields.count * 4 + 6 + 3))
        #expect(HostileText.all.count * (Self.fields.count * 4 + 9) * 4 > 33_000)
    }

    private func completion(of text: String, columns: Int) -> String {
        let completer = Completer(
            screen: "search", entries: [], offers: CompletionContext(),
            sources: [:], phrases: CompletionPhrases(seen: "tag", more: { Line("\($0)") }))
        let choices = Completions(
            [Completion(text, meaning: text), Completion("b" + text)], typed: "", written: "")
        let rows = completer.rows(of: choices, on: ScreenSize(columns: columns, rows: 24))
        #expect(rows.allSatisfy { $0.width <= columns })
        return rows.map { Palette(.init(color: .trueColor)).text($0) + "\n" }.joined()
    }
}
