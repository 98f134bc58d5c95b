import CommandShell
import GalleryCore
import Synchronization
import TestKit
import Testing
import UseCases
import Viper

@testable import Screens

@Suite struct PickRequestTests {
    private func order(_ line: String) throws -> PickRequest? {
        let words = line.split(separator: " ").enumerated().map { Word(String($1), at: $0) }
        return try PickCommand.spec.parse(words, ParsingScope())
    }

    @Test func `words form the search query, and options may precede or follow them`() throws {
        let usual = try #require(try order(""))
        #expect(usual.list == .recommendations && usual.form == .path && !usual.takesFirst)
        #expect(usual.saving == SaveRequest())
        let order = try #require(
            try order("--first fog color:red -snow --to img --as=webp road --width 800 to -- --sea"))
        #expect(order.takesFirst)
        #expect(
            order.list
                == .search(
                    SearchQuery(
                        keywords: "fog road to --sea", filters: [.color: "red"], excluded: ["snow"])))
        #expect(order.saving.folder == "img" && order.saving.format == .webp && order.saving.width == 800)
        for form in PickRequest.Form.allCases {
            #expect(try self.order("fog --print \(form.rawValue)")?.form == form)
        }
    }

    @Test(arguments: [
        "--print", "--print x", "--to", "--as gif", "--width 1", "--frist", "--as png --print id",
        "--to img --print json", "--original --as png", "color:", "order:none",
    ])
    func `an invalid option or filter is an error`(line: String) {
        #expect(throws: UsageError.self) { try order(line) }
    }

    @Test func `for several photos, a target file name without a placeholder is an error`() throws {
        let order = try #require(try order("fog --to img/fog.jpg"))
        try order.checkNames(1)
        #expect(throws: UsageError.self) { try order.checkNames(2) }
        try self.order("fog --to img/fog-{n}.jpg")?.checkNames(2)
    }
}

@Suite(.timeLimit(.minutes(10))) @MainActor struct PickedPhotosTests {
    private let photos = Photo.samples(2)
    private let fixture = PhotoFixture()
    private let console = RecordingConsole()

    private func texts(_ form: PickRequest.Form) async -> [String] {
        var texts: [String] = []
        let features = PresentedFeatures(on: console, navigator: SpyNavigator<Route>())
        let order = PickRequest(list: .recommendations, form: form)
        await features.write(
            photos, order, saving: fixture.saving, credits: fixture.credits, stored: fixture.stored
        ) { texts.append($0) }
        return texts
    }

    @Test func `identifiers, credits, figures and records are printed in the order of the photos`() async {
        #expect(await texts(.id) == photos.map(\.id.description))
        #expect(await texts(.credit) == photos.map { Credit($0).text() })
        fixture.files.present.withLock { $0 = "/p/a b.jpg" }
        let figures = await texts(.figure)
        #expect(
            figures.count == 2 && figures.allSatisfy { $0.hasPrefix("<figure><img src=\"/p/a%20b.jpg\"") })
        #expect(figures.allSatisfy { $0.contains("</figure>") })
        let records = await texts(.json)
        #expect(records.count == 2 && records.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
        #expect(zip(records, photos).allSatisfy { $0.contains("\"id\":\"\($1.id)\"") })
    }

    @Test func `for each photo, the path of its saved file or a problem is printed`() async {
        let paths = await texts(.path)
        #expect(paths.count + console.problemCount == 2)
        #expect(paths.allSatisfy { $0.contains("/") })
    }
}
