import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct FileNameTests {
    private let id = PhotoID(service: .demo, key: "0001")

    private func name(_ author: String, _ title: String?, key: String = "0001", number: Int = 1) -> String {
        FileName(
            author: author, titles: [title], id: PhotoID(service: .demo, key: key), kind: .jpg
        ).text(number: number)
    }

    /// First violated rule for a name; `nil` if it is valid.
    private func fault(in name: String) -> String? {
        let bytes = Array(name.utf8)
        if !(1...FileName.limit).contains(bytes.count) { return "length \(bytes.count)" }
        if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") }) { return "a byte" }
        if let first = name.unicodeScalars.first, "-. ~".unicodeScalars.contains(first) { return "its start" }
        if !name.hasSuffix(".jpg") { return "its extension" }
        if name.dropLast(4).hasSuffix(".") || name.dropLast(4).hasSuffix(" ") { return "its end" }
        for scalar in name.unicodeScalars {
            if #"\:*?"<>|"#.unicodeScalars.contains(scalar) { return "a sign \(scalar)" }
            if "\u{2044}\u{2215}\u{2216}\u{29F8}\u{29F9}\u{FF0F}\u{FF3C}\u{FE68}\u{2571}".unicodeScalars
                .contains(scalar)
            {
                return "a slash \(scalar)"
            }
            if [0x200C, 0x200D, 0xFE0F].contains(scalar.value) { continue }
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
                return "an invisible \(scalar.value)"
            default:
                if scalar.properties.isDefaultIgnorableCodePoint { return "an ignorable \(scalar.value)" }
            }
        }
        let base = name.prefix { $0 != "." && $0 != " " }.uppercased()
        if ["CON", "PRN", "AUX", "NUL", "COM1", "COM9", "LPT1", "LPT¹"].contains(base) {
            // A reserved name is a device if it is the whole name or a dot follows, but not if a space follows.
            if name.dropFirst(base.count).first != " " { return "a device" }
        }
        return nil
    }

    @Test func `a file name consists of author, title and ID`() {
        #expect(name("Jane Doe", "Fog over the fjord") == "Jane Doe - Fog over the fjord - demo-0001.jpg")
        #expect(name("Jane Doe", "Fog", number: 2) == "Jane Doe - Fog - demo-0001 (2).jpg")
        #expect(name("Jane Doe", nil) == "Jane Doe - Untitled - demo-0001.jpg")
        #expect(name("", "Fog") == "Fog - demo-0001.jpg")
        #expect(name("/", "\u{0}") == "Untitled - demo-0001.jpg")
    }

    @Test func `IDs that differ in other characters than letters and digits get different names`() {
        let keys = ["a 1", "a#1", "a%1", "a_1", "a 1 ", "é", "è", "a.", "a_"]
        let names = keys.map { name("Jane", "Fog", key: $0) }
        #expect(Set(names).count == keys.count, "\(names)")
        for (key, name) in zip(keys, names) {
            #expect(FileName.kind(of: name, ifNaming: PhotoID(service: .demo, key: key)) == .jpg)
        }
        #expect(names[3] == "Jane - Fog - demo-a_1.jpg")
    }

    @Test func `the first title that is not empty after cleaning is used`() {
        let name = FileName(author: "A", titles: [" \u{200B}", nil, "What can be seen"], id: id, kind: .png)
        #expect(name.text() == "A - What can be seen - demo-0001.png")
    }

    @Test(arguments: [
        ("می\u{200C}خواهم 👩\u{200D}🚀 ❤\u{FE0F}", "می\u{200C}خواهم 👩\u{200D}🚀 ❤\u{FE0F}"),
        ("zero\u{200D}width\u{FE0F}", "zerowidth"),
        ("\u{200C}\u{645}\u{200C}", "\u{645}"), ("\u{645}\u{200C}\u{202E}\u{645}", "\u{645}\u{645}"),
    ])
    func `joiners and variation selectors stay between letters and emoji of a file name`(
        _ title: String, _ part: String
    ) {
        #expect(name("A", title) == "A - \(part) - demo-0001.jpg")
    }

    @Test(arguments: [143, 60, 255])
    func `a file name and its companions fit a folder with shorter names`(longest: Int) throws {
        let template = FileNaming(try FileNameTemplate("{title} {author}"), isExact: true)
        for text in ["é", "👩\u{200D}🚀", "霧", "a b "].map({ String(repeating: $0, count: 100) }) {
            for key in ["0001", String(repeating: "k", count: 300)] {
                var photo = Photo.sample(1, title: text)
                photo = Photo(
                    id: PhotoID(service: .demo, key: key), title: text, author: Author(name: text),
                    license: photo.license, source: photo.source)
                let names = [
                    FileName(photo, kind: .jpg, width: 16_383, longest: longest),
                    FileName(photo, kind: .jpg, longest: longest),
                    FileName(template, photo, kind: .jpg, longest: longest),
                ].map { $0.text(number: 9_999) }
                for name in names {
                    #expect(name.utf8.count <= max(100, longest - ".json.license".utf8.count))
                    #expect(fault(in: name) == nil && !name.contains("\u{FFFD}"), "\(name)")
                }
                #expect(
                    names[1].hasPrefix(String(text.prefix(1)))
                        && FileName.kind(of: names[1], ifNaming: photo.id) == .jpg)
            }
        }
    }

    @Test func `letters of several scripts are kept in file names`() {
        #expect(name("Åse Øen", "霧の日本語 и шум") == "Åse Øen - 霧の日本語 и шум - demo-0001.jpg")
    }

    @Test(arguments: [
        ("a/b", "a-b"), ("..", "Untitled"), ("../../x", "x"), ("~/.bashrc", "bashrc"), ("-rf", "rf"),
        ("a\n\tb", "a b"), ("\u{202E}gpj", "gpj"), ("a\u{2215}b", "a-b"), ("what?", "what_"), ("x. .", "x"),
        ("a   b", "a b"), ("\u{1B}[31mred", "[31mred"),
    ])
    func `harmful characters of titles are replaced or removed in file names`(
        _ title: String, _ expected: String
    ) {
        #expect(name("", title) == "\(expected) - demo-0001.jpg")
    }

    @Test(arguments: [
        ("CON.x", "_CON.x"), ("nul.tar", "_nul.tar"), ("COM1.", "COM1"), ("LPT¹.a", "_LPT¹.a"),
        ("aux .x", "_aux .x"),
    ])
    func `no file name is a device name of Windows`(_ author: String, _ expected: String) {
        #expect(name(author, "t") == "\(expected) - t - demo-0001.jpg")
        #expect(fault(in: name(author, "t")) == nil)
    }

    @Test func `hostile titles, authors and photo keys make valid file names`() {
        #expect(HostileTitles.all.count >= 1_000)
        var faults: [String] = []
        for text in HostileTitles.all {
            for name in [
                name("Jane", text), name(text, "Fog"), name(text, text), name("", text),
                name("Jane", "Fog", key: text),
                name(text, text, key: text, number: 9_999),
            ] {
                if let fault = fault(in: name) { faults.append("\(fault): \(name.debugDescription)") }
            }
        }
        #expect(faults.isEmpty, "\(faults.prefix(5))")
    }

    @Test(arguments: ["x", "語", "👩‍👩‍👧‍👦", "é", "e\u{301}"])
    func `a long name is cut between characters and keeps ID and extension`(_ letter: String) {
        for count in [1, 10, 50, 150, 195, 200, 255, 4_096] {
            let long = String(repeating: letter, count: count)
            let name = name(long, long)
            #expect(name.utf8.count <= 195)
            #expect(name.hasSuffix(" - demo-0001.jpg"))
            #expect(!name.unicodeScalars.contains("\u{FFFD}"))
            let letters = Set(name.dropLast(16).filter { $0 != " " && $0 != "-" })
            #expect(letters.isSubset(of: Set(SafeText.clean(letter))))
        }
    }

    @Test func `long photo keys with a common prefix make different file names`() {
        let long = String(repeating: "k", count: 300)
        #expect(name("A", "B", key: long + "1") != name("A", "B", key: long + "2"))
    }

    @Test func `a file name with any title identifies its photo, and no other photo`() {
        func kind(_ name: String) -> PictureKind? { FileName.kind(of: name, ifNaming: id) }
        #expect(kind("Someone - Old title - demo-0001.jpg") == .jpg)
        #expect(kind("Jane - Fog - demo-0001 (12).webp") == .webp)
        #expect(kind("Jane - Fog - demo-0001.svg") == nil)
        #expect(kind("Jane - Fog - demo-00011.jpg") == nil)
        #expect(kind("Jane - Fog - xdemo-0001.jpg") == nil)
        #expect(kind("Jane - Fog - demo-0001 (x).jpg") == nil)
        #expect(kind("Jane - Fog - demo-0001.jpg.json") == nil)
        #expect(kind("demo-0001") == nil)
    }
}
