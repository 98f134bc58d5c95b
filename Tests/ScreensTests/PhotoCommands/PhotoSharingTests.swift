import GalleryCore
import PhotoService
import Synchronization
import TestKit
import Testing
import UseCases

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct PhotoSharingTests {
    @MainActor final class Log {
        var notes: [Note] = []
        var copies: [String] = []
    }

    private let log = Log()
    private let fixture = PhotoFixture()

    private func perform(
        _ request: PhotoRequest, hasClipboard: Bool = true, page: String? = "https://p.test/1",
        author: Author? = nil, picture: String? = nil, on own: Photo? = nil
    ) async {
        var photo = own ?? Photo.sample(1)
        if let picture {
            photo = Photo(
                id: PhotoID(service: .unsplash, key: "p"), title: "IMG_4015.JPG", author: photo.author,
                license: .unsplash, source: PictureSource(picture))
        }
        photo.author = author ?? photo.author
        photo.pageLink = page
        let output = PhotoCommandOutput(
            router: PhotoRouter(navigator: SpyNavigator<Route>()), report: { log.notes += $0 },
            progress: { _ in },
            copy: {
                log.copies.append($0)
                return hasClipboard
            })
        await fixture.commands.run(request, in: .favorites, to: output) { [photo] _ in photo }
    }

    @Test func `"copy" copies the page address and prints it as a hyperlink`() async {
        await perform(.copy([1], .link))
        #expect(log.copies == ["https://p.test/1"])
        #expect(log.notes.map(\.text) == ["Copied: https://p.test/1"])
        #expect(log.notes.first?.links.map(\.target) == ["https://p.test/1"])
    }

    @Test func `"by" of a photo without author opens no list and reports where the page is`() async {
        for author in [Author(name: ""), Author(name: "Unknown author", username: "Unknown author")] {
            log.notes = []
            await perform(.author(1), author: author)
            #expect(
                log.notes.map(\.text) == ["No author is stated for this photo; `web 1` opens its page."])
            #expect(fixture.taste.recorded.isEmpty)
        }
    }

    @Test func `"unlike" removes a dislike, or reports that there is nothing to remove`() async {
        await perform(.unlike([1]))
        await perform(.dislike([1]))
        await perform(.unlike([1]))
        #expect(fixture.taste.recorded.isEmpty)
        #expect(log.notes.first?.text == "There is no like or dislike to remove.")
        #expect(log.notes.last?.text == "Removed your likes and dislikes of 1 photo (`undo` to restore)")
    }

    @Test func `adding a favorite again names the command that removes it`() async {
        await perform(.favorite([1, 1]))
        #expect(
            log.notes.last { $0.kind == .heart }?.text
                == "Already in favorites: Photo 1 (`unfav 1` to remove)")
    }

    @Test func `"mark" and "unmark" are recorded as changes that cannot be undone`() async {
        await perform(.mark([1]))
        await perform(.unmark([1]))
        #expect(fixture.undo.irreversibleChanges == [.marks, .marks])
    }

    @Test func `for a second like of a photo, a message names the command that removes the first like`() async
    {
        await perform(.like([1]))
        await perform(.like([1]))
        #expect(log.notes.last?.text == "You like Photo 1 already; `unlike N` takes the like back.")
        #expect(fixture.taste.recorded == ["liked demo:p1"])
    }

    @Test func `if no listed photo is by the named author, a search for the name is offered`() async {
        for name in ["AUTHOR 1", "àuthor 1", "uthör"] { await perform(.authorNamed(name)) }
        #expect(log.notes.isEmpty)
        for name in ["nobody", "李 author"] {
            await perform(.authorNamed(name))
            #expect(log.notes.last?.offer == "search \(name)")
        }
    }

    @Test func `"copy" with several photos puts one address per line on the clipboard`() async {
        await perform(.copy([1, 2], .link))
        #expect(log.copies == ["https://p.test/1\nhttps://p.test/1"])
        #expect(log.notes.map(\.text) == ["Copied: https://p.test/1", "Copied: https://p.test/1"])
    }

    @Test func `if the clipboard is not available, the text is only printed`() async {
        await perform(.copy([1], .id), hasClipboard: false)
        #expect(log.notes.map(\.text) == ["demo:p1"])
        await perform(.copy([1], .credit), hasClipboard: false)
        #expect(log.notes.last?.text.hasPrefix("\"Photo 1\" (https://p.test/1) by Author 1") == true)
    }

    @Test func `the path of a photo is copied only if the photo is saved`() async {
        await perform(.copy([1], .path))
        #expect(log.copies.isEmpty)
        #expect(log.notes.map(\.kind) == [.problem])
        fixture.files.present.withLock { $0 = "/p/a b.jpg" }
        await perform(.copy([1], .path))
        #expect(log.copies == ["/p/a b.jpg"])
        #expect(log.notes.last?.links.map(\.target) == ["file:///p/a%20b.jpg"])
    }

    @Test func `"copy N image" copies the picture, or states what to install`() async {
        await perform(.copy([1], .image))
        #expect(fixture.clipboard.copies == ["image/jpeg 1600"])
        #expect(log.notes == [.info("Copied the picture: Photo 1")])
        fixture.clipboard.isThere.withLock { $0 = false }
        await perform(.copy([1], .image))
        #expect(log.notes.last?.kind == .problem && log.notes.last?.text.contains("xclip") == true)
        #expect(log.copies.isEmpty)
    }

    @Test func `"web" opens the page in a browser, or prints the address if no browser opens`() async {
        await perform(.web(1))
        fixture.browser.isThere.withLock { $0 = false }
        await perform(.web(1))
        #expect(fixture.browser.pages.withLock(\.self) == ["https://p.test/1", "https://p.test/1"])
        #expect(log.notes.map(\.text) == ["Opened in the browser: https://p.test/1", "https://p.test/1"])
    }

    @Test func `"web" opens the folder of a file without a page, or prints its path`() async throws {
        let file = LocalFile(path: "/pictures/a b.jpg", bytes: [1], digest: "abc")
        let size = try #require(PixelSize(width: 4, height: 3))
        let photo = Photo(own: file, size: size).moved(to: FileAddress.of("/pictures/a b/c.jpg"))
        await perform(.web(1), page: nil, on: photo)
        fixture.browser.isThere.withLock { $0 = false }
        await perform(.web(1), page: nil, on: photo)
        #expect(fixture.browser.pages.withLock(\.self).last == "file:///pictures/a%20b/")
        #expect(log.notes.map(\.text) == ["Opened in the file manager: /pictures/a b", "/pictures/a b"])
    }

    @Test(arguments: [nil, "http://p.test/", "javascript:alert(1)", "-x"] as [String?])
    func `a missing or non-HTTPS page address is reported and neither opened nor copied`(page: String?) async
    {
        await perform(.web(1), page: page)
        await perform(.copy([1], .link), page: page)
        #expect(log.notes.map(\.kind) == [.problem, .problem])
        #expect(fixture.browser.pages.withLock(\.self).isEmpty)
        #expect(log.copies.isEmpty)
    }

    @Test func `"save" warns once about licenses that forbid commercial use or changes`() async {
        let licenses = [("by-nc", "CC BY-NC 4.0"), ("cc0", "CC0"), ("by-nc", "CC BY-NC 4.0")]
        let photos = licenses.enumerated().map { index, license in
            var photo = Photo.sample(index + 1)
            photo.license = License(code: license.0, name: license.1)
            return photo
        }
        fixture.files.present.withLock { $0 = "/p/a.jpg" }
        let output = PhotoCommandOutput(
            router: PhotoRouter(navigator: SpyNavigator<Route>()), report: { log.notes += $0 },
            progress: { _ in }, copy: { _ in true })
        await fixture.commands.run(.save([1, 2, 3], SaveRequest()), in: .favorites, to: output) {
            photos[$0 - 1]
        }
        #expect(
            log.notes.filter { $0.kind == .warning }.map(\.text).filter { $0.hasPrefix("CC") }
                == ["CC BY-NC 4.0 (1, 3): not free for commercial use."])
    }

    @Test(arguments: [CreditFormat.figure, .markdownFigure, .frontmatter, .toml])
    func `a credit that shows a picture needs a saved file, which Enter saves`(format: CreditFormat) async {
        await perform(.credit([1], format))
        await perform(.copy([1], .credit, format))
        #expect(log.notes.map(\.text) == ["Not saved: `save 1` first.", "Not saved: `save 1` first."])
        #expect(log.notes.allSatisfy { $0.kind == .problem && $0.offer == "save 1" } && log.copies.isEmpty)
        await perform(.credit([1, 2, 3, 4], format))
        #expect(log.notes.last?.offer == "save 1-4")
        fixture.files.present.withLock { $0 = "/p/a b.jpg" }
        await perform(.credit([1], format))
        #expect(log.notes.dropFirst(3).first?.text.contains("/p/a%20b.jpg") == true)
    }

    @Test
    func `the picture of a service that asks for links is linked, and a missing alternative text reported`()
        async
    {
        await perform(.credit([1], .figure), picture: "https://images.unsplash.com/p *w")
        #expect(log.notes.first?.text.contains("<img src=\"https://images.unsplash.com/p?") == true)
        #expect(
            log.notes.dropFirst().map(\.text) == [
                "No alt text: `alt 1 TEXT`",
                "Not saved: the picture is linked from images.unsplash.com; `save 1` stores a file.",
            ])
        await perform(.credit([1], .json), picture: "https://images.unsplash.com/p *w")
        #expect(log.notes.count == 4)
        await perform(.credit([1, 2], .figure), picture: "https://images.unsplash.com/p *w")
        #expect(log.notes.contains { $0.text == "No alt text: `alt 1 2 TEXT, TEXT`" })
    }

    @Test func `a plain-text credit is printed with hyperlinks, and an HTML credit without hyperlinks`() async
    {
        await perform(.credit([1], .text))
        #expect(log.notes.first?.links.map(\.text) == ["https://p.test/1"])
        await perform(.credit([1], .html))
        #expect(log.notes.last?.links.isEmpty == true)
    }
}
