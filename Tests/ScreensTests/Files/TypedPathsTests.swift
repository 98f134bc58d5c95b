import CommandShell
import GalleryCore
import Testing

@testable import Screens

struct TypedPathsTests {
    private static let existing: Set = ["fog.jpg", "a b.jpg", "/pictures", "search", "~/Pictures"]

    private func exists(_ path: String) -> Bool { Self.existing.contains(path) }

    private func paths(_ line: String) throws -> [String]? {
        let command = try #require(try Command(parsing: line))
        guard case .files(let request)? = TypedPaths.route(of: command, exists: exists) else { return nil }
        return request.paths
    }

    @Test(arguments: [
        ("~/Pictures", ["~/Pictures"]), ("./search", ["./search"]),
        ("../x.jpg y.jpg", ["../x.jpg", "y.jpg"]),
        ("'/my photos/a.jpg'", ["/my photos/a.jpg"]), ("file:///a%20b.jpg", ["file:///a%20b.jpg"]),
        (".", ["."]), ("sub/none.jpg", ["sub/none.jpg"]), ("/pictures", ["/pictures"]),
        ("open fog.jpg", ["fog.jpg"]),
        ("open ./none.jpg", ["./none.jpg"]), ("view ~/Pictures", ["~/Pictures"]),
    ])
    func `a line that begins with a path, or opens one, shows files`(line: String, expected: [String]) throws
    {
        #expect(try paths(line) == expected)
    }

    @Test(arguments: [
        "/fog", "search", "open 3", "open unsplash:abc", "https://example.org/a/b.jpg", "open fog", "fog",
        "3", "1-3",
        "save 3 to ./x",
    ])
    func `other lines are commands, searches or addresses`(line: String) throws {
        #expect(try paths(line) == nil)
    }

    @Test func `words without a command that are all files are shown, and other words are not`() {
        #expect(TypedPaths.line(for: "fog.jpg 'a b.jpg'", exists: exists) == "folder fog.jpg \"a b.jpg\"")
        #expect(TypedPaths.line(for: "fog.jpg none.jpg", exists: exists) == nil)
        #expect(TypedPaths.arePaths(["none/x.jpg"], exists: exists))
        #expect(!TypedPaths.arePaths(["fog", "forest"], exists: exists))
    }

    @Test func `a folder is listed in the typed form, and an unknown order is an error`() throws {
        let words = ["~/x", "order:date", "reverse", "--recursive", "--all"].enumerated().map {
            Word($1, at: $0)
        }
        guard case .files(let request)? = try FilesCommands.anywhere.parse(words, ParsingScope()) else {
            return #expect(Bool(false))
        }
        let query = request.form.applied(to: FolderQuery("/x"))
        #expect(
            query
                == FolderQuery("/x", isRecursive: true, includesHidden: true, order: .date, isReversed: true))
        #expect(throws: UsageError.self) {
            try FilesCommands.anywhere.parse([Word("order:nonsense", at: 0)], ParsingScope())
        }
    }

    @Test(arguments: [
        ("fog", true), ("fog.jpg", false), ("./fog", false), ("~", false), ("fog night", false),
    ])
    func `a word that may be meant as a search has a hint`(words: String, hasHint: Bool) {
        #expect((TypedPaths.hint(for: words.split(separator: " ").map(String.init)) != nil) == hasHint)
    }
}
