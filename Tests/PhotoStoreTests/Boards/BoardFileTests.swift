import Foundation
import GalleryCore
import Glibc
import TestKit
import Testing
import Wording

@testable import PhotoStore

@Suite struct BoardFileTests {
    /// JSON export of a board with one photo; `text` is the value of each text field.
    private func document(_ text: String) throws -> String {
        let photo = Photo(
            id: PhotoID(service: .demo, key: text), title: text, about: text, altText: text,
            author: Author(name: text, link: "javascript:alert(1)"),
            license: License(code: "by", name: text, link: "https://example.com/\"><script>"),
            pageLink: "https://example.com/" + text, tags: [text], source: PictureSource("/1 *w"))
        let board = Board(
            id: Board.ID(1), name: text, note: text, count: 1, madeAt: Date(timeIntervalSince1970: 0),
            changedAt: Date(timeIntervalSince1970: 86_400))
        let item = BoardPhoto(
            photo: photo, addedAt: Date(timeIntervalSince1970: 0),
            annotation: Annotation(tags: [text], note: text))
        let sheet = ExportFormat.json.export(of: board, at: Date(timeIntervalSince1970: 0))
        return try sheet.head() + sheet.entry(ExportEntry(number: 1, item: item, picture: "pictures/1.jpg"))
            + sheet.foot()
    }

    @Test(arguments: MarkupAttacks.all)
    func `an exported JSON document is parsed back to the exported values`(
        _ text: String
    )
        throws
    {
        let file = try BoardFile(parsing: Array(try document(text).utf8))
        #expect(file.unreadable.isEmpty)
        #expect(file.facts.name == text)
        #expect(file.facts.note == text)
        #expect(file.entries.map(\.photo.title) == [text])
        #expect(file.entries.map(\.photo.id.key) == [text])
        #expect(file.entries.map(\.tags) == [[text]])
        #expect(file.entries.map(\.picture) == ["pictures/1.jpg"])
    }

    @Test func `an invalid photo does not affect the other photos of a board file`() throws {
        let whole = try document("Fog")
        let noID = "{\"photo\":{\"title\":\"\(String(repeating: "x", count: 100))\"}}"
        let text = whole.replacing(
            "\"photos\":[\n", with: "\"photos\":[\n3,{},\(noID),{\"photo\":{}},null,")
        let file = try BoardFile(parsing: Array(text.utf8))
        #expect(file.entries.count == 1)
        #expect(file.unreadable.map(\.number) == [1, 2, 3, 4, 5])
        #expect(file.unreadable.map(\.member) == [nil, nil, "photo.id", nil, nil])
    }

    private func content(_ bytes: [UInt8]) throws -> ImportedFile.Content {
        let file = TemporaryFile()
        DiskFile.write(bytes, to: file.path)
        return try BoardFilesOnDisk().open(file.path).content
    }

    private func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
        (isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF])
            + text.utf16.flatMap { unit in
                let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
                return isLittle ? bytes : bytes.reversed()
            }
    }

    @Test func `the links of a browser's bookmarks are read in UTF-8 and UTF-16, each once`() throws {
        let text = """
            <!DOCTYPE NETSCAPE-Bookmark-file-1>
            <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
            <!-- <A HREF="https://comment.example/"> -->
            <TITLE>Bookmarks</TITLE><H1>Закладки</H1>
            <DL><p><DT><H3 ADD_DATE="1">a < b</H3><DL><p>
            <DT><A HREF="https://a.example/?x=1&amp;y=2" ADD_DATE="1" ICON="data:image/png;base64,AA>A=">A</A>
            <DT><A ADD_DATE='1' HREF='https://b.example/é'>Ж</A><DT><a\thref = https://c.example>C</a>
            <DT><A HREF="https://b.example/é">B</A><DT><ABBR HREF="https://no.example"><A NAME="x">
            <DT><A HREF="javascript:alert(1)">J</A><DT><A HREF="https://cut.example
            """
        let links = [
            "https://a.example/?x=1&y=2", "https://b.example/é", "https://c.example", "javascript:alert(1)",
            "https://cut.example",
        ]
        let files = [
            Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16(text, isLittle: true),
            utf16(text, isLittle: false),
        ]
        for file in files {
            guard case .links(let found) = try content(file) else {
                Issue.record("no links")
                continue
            }
            #expect(found.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } == links)
        }
    }

    @Test func `a list in UTF-16 or of addresses in angle brackets is a list`() throws {
        for text in ["demo:p1\r\ndemo:p2", "<https://unsplash.com/photos/a>\ndemo:p2"] {
            guard case .list(let lines) = try content(utf16(text, isLittle: true)) else {
                Issue.record("no list")
                continue
            }
            #expect(lines.count == 2 && lines[1] == "demo:p2")
        }
    }

    @Test func `broken JSON and JSON that is no board cause different errors, and a pipe is read`() throws {
        func failure(_ text: String) throws -> BoardFile.Failure? {
            let file = TemporaryFile(text)
            defer { withExtendedLifetime(file) {} }
            guard case .failure(let failure) = try BoardFilesOnDisk().open(file.path).content
            else { return nil }
            return failure
        }
        #expect(try failure("{\"format\": ") == .malformed)
        #expect(try failure("{\"photos\": [1, 2}") == .malformed)
        #expect(try failure("{\"format\": 3}") == .foreign)
        #expect(try failure(String(repeating: "demo:p1\r\n", count: 10_000) + "\r\n") == nil)
        #expect(try failure(String(repeating: "demo:p1\n", count: 10_001)) == .tooLong(limit: 10_000))
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { close(ends[0]) }
        _ = write(ends[1], "demo:p1\n", 8)
        close(ends[1])
        guard case .list(let lines) = try BoardFilesOnDisk().open("/proc/self/fd/\(ends[0])").content else {
            Issue.record("no list")
            return
        }
        #expect(lines == ["demo:p1"])
    }

    @Test(.timeLimit(.minutes(10)))
    func `a named pipe is read to its end; without a writer, the wait ends when it is canceled`()
        async throws
    {
        let folder = TemporaryFolder()
        let path = folder("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        let waiting = Task { try BoardFilesOnDisk().open(path) }
        waiting.cancel()
        let outcome = await waiting.result
        #expect(throws: StoreError.unreadable(path: path, cause: .system(ECANCELED))) { try outcome.get() }
        let read = Task { try BoardFilesOnDisk().open(path) }
        // Waits until the pipe is open for reading.
        let end = open(path, O_WRONLY | O_CLOEXEC)
        for piece in ["demo:p1\n", "demo:p2\n"] { _ = write(end, piece, piece.utf8.count) }
        close(end)
        guard case .list(let lines) = try await read.value.content else {
            Issue.record("no list")
            return
        }
        #expect(lines == ["demo:p1", "demo:p2"])
    }

    /// Decoding 24 MB of `1,1,…`, if accepted, would take 5.5 GB of memory and end the program.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "1", "{}", "[]", "null", "\"\"", "[[[[[[[[]]]]]]]]", "{\"photo\":{\"tags\":[1,1,1,1,1,1,1,1,1]}}",
        ])
    func `a long list of elements that are not photos is refused anywhere in the file`(_ element: String)
        throws
    {
        let whole = try document("Fog")
        let many = String(repeating: element + ",", count: (1 << 20) / (element.utf8.count + 1))
        let text = whole.replacing("\"photos\":[\n", with: "\"photos\":[\n" + many)
        #expect(throws: BoardFile.Failure.foreign) { try BoardFile(parsing: Array(text.utf8)) }
        let deep = whole.replacing(
            "\"photos\":[\n", with: "\"photos\":[\n{\"photo\":[" + many + "1]},")
        #expect(throws: BoardFile.Failure.foreign) { try BoardFile(parsing: Array(deep.utf8)) }
        #expect(throws: BoardFile.Failure.foreign) {
            try BoardFile(parsing: Array("{\"a\":[\(many)1]}".utf8))
        }
    }

    /// 64 MB of `{},{},…`, if accepted, would take 621 MB of memory and 8 s, since each position is recorded.
    @Test(arguments: ["{}", "{\"photo\":{}}", "{\"photo\":{\"id\":{}}}"])
    func `a list of 3,000 elements too short for photos is refused before decoding`(_ element: String) {
        let many = Array(repeating: element, count: 3_000).joined(separator: ",")
        #expect(BoardFileLayout(Array("{\"photos\":[\(many)]}".utf8)) == nil)
    }

    @Test func `a byte order mark is accepted, and a "photos" member quoted in the board's name is ignored`()
        throws
    {
        let whole = try document("a \"photos\":[1] b")
        let marked = try BoardFile(parsing: [0xEF, 0xBB, 0xBF] + Array(whole.utf8))
        #expect(marked.entries.count == 1)
        #expect(marked.facts.name == "a \"photos\":[1] b")
    }

    @Test(arguments: ["3", "\"yesterday\"", "null", "{}", "1e999", "\"99999-01-01T00:00:00Z\"", "[[[]]]"])
    func `an invalid date does not affect its photo or board`(_ time: String) throws {
        let whole = try document("Fog")
        let text = whole.replacing(/"(added|made|changed)":"[^"]*"/) { "\"\($0.output.1)\":\(time)" }
        #expect(text != whole)
        let file = try BoardFile(parsing: Array(text.utf8))
        #expect(file.entries.count == 1)
        #expect(file.entries.first?.added?.valid(at: Date()) == nil)
        #expect(file.facts.made?.valid(at: Date()) == nil)
    }

    @Test func `a date is valid only between 1970 and now`() throws {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        func valid(_ seconds: Double) -> Double? {
            ExportDate(Date(timeIntervalSince1970: seconds)).valid(at: now)?.timeIntervalSince1970
        }
        #expect(valid(1_700_000_000) == 1_700_000_000)
        #expect(valid(1_800_000_000) == 1_800_000_000)
        for seconds in [1_800_000_001, -1, 1e300, -.infinity, .infinity, .nan] {
            #expect(valid(seconds) == nil, "\(seconds)")
        }
    }
}
