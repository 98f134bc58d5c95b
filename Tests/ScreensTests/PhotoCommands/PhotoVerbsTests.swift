import GalleryCore
import Testing
import Viper

@testable import Screens

@Suite struct PhotoVerbsTests {
    @Test(arguments: [
        (Command("open", ["3"]), PhotoAction.open(3)),
        (Command("fav", ["2,5", "7-8"]), .favorite([2, 5, 7, 8])),
        (Command("unfav", ["1"]), .unfavorite([1])),
        (Command("save", ["1-3"]), .save([1, 2, 3], SaveOrder())),
        (Command("save", ["2", "to", "my fog"]), .save([2], SaveOrder(folder: "my fog"))),
        (Command("credit", ["9"]), .credit([9], .text)),
        (Command("credit", ["1-3", "md"]), .credit([1, 2, 3], .markdown)),
        (Command("credit", ["2,4", "HTML"]), .credit([2, 4], .html)),
        (Command("copy", ["4"]), .copy(4, .link)), (Command("copy", ["4", "PATH"]), .copy(4, .path)),
        (Command("web", ["4"]), .web(4)),
        (Command("like", ["2,3"]), .like([2, 3])), (Command("dislike", ["5"]), .dislike([5])),
        (Command("why", ["5"]), .why(5)),
        (Command("similar", ["4"]), .similar(4, by: .subject)),
        (Command("similar", ["4", "by", "color"]), .similar(4, by: .color)),
        (Command("by", ["4"]), .author(4)),
    ])
    func `words and numbers are an action`(command: Command, action: PhotoAction) throws {
        #expect(try PhotoVerbs.action(for: command, numbers: 1...9) == action)
    }

    @Test(arguments: ["fav", "save", "credit", "copy", "web", "similar", "by", "like", "dislike", "why"])
    func `the only photo needs no number`(word: String) throws {
        #expect(try PhotoVerbs.action(for: Command(word), numbers: 7...7) != nil)
    }

    @Test(arguments: [
        Command("open"), Command("open", ["10"]), Command("open", ["1", "2"]), Command("fav"),
        Command("fav", ["x"]), Command("credit", ["md", "3"]), Command("credit", ["3", "pdf"]),
        Command("copy", ["1", "2"]), Command("copy", ["1", "title"]), Command("web", ["1-2"]),
        Command("save", ["1", "to"]), Command("save", ["1", "to", "a", "b"]),
    ])
    func `what does not fit is an error`(command: Command) {
        #expect(throws: UsageError.self) { try PhotoVerbs.action(for: command, numbers: 1...9) }
    }

    @Test(arguments: [
        (Command("credit", ["3", "pdf"]), "pdf", ["text", "md", "html"]),
        (Command("copy", ["3", "titel"]), "titel", ["link", "credit", "path", "id"]),
    ])
    func `a word behind the numbers is told what may stand there`(
        command: Command, word: String, known: [String]
    ) {
        #expect(throws: UsageError(.word(word, known: known), at: .argument(1, part: nil))) {
            try PhotoVerbs.action(for: command, numbers: 1...9)
        }
    }

    @Test func `other words are other people's`() throws {
        #expect(try PhotoVerbs.action(for: Command("dance"), numbers: 1...9) == nil)
    }
}
