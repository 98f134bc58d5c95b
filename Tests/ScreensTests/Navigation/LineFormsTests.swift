import CommandShell
import Testing
import Wording

@testable import Screens

@Suite struct LineFormsTests {
    private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

    @Test(arguments: [
        ("save first 3", "save 1-3"), ("save first three", "save 1-3"), ("fav the second one", "fav 2"),
        ("save 1 and 2", "save 1 2"), ("save 1 to 3", "save 1-3"), ("save *", "save all"),
        ("save selected", "save marked"), ("open 21st", "open 21st"), ("3 info", "info 3"),
        ("show license 3", "license 3"), ("show 3 info", "info 3"), ("p2", "p 2"), ("go home", "home"),
        ("sudo help", "help"), ("credit for 3", "credit 3"), ("сохрани первые 3", "сохрани 1-3"),
        ("сохрани 1 и 2", "сохрани 1 2"), ("открой третью", "открой 3"), ("открой последнее", "открой last"),
        ("сохрани выбранные", "сохрани marked"), ("слайдшоу с 3", "слайдшоу 3"),
        ("save 3 as the one", "save 3 as the one"),
    ])
    func `numbers in words, and words without a meaning for a command, give another form of a line`(
        line: String, form: String
    ) {
        #expect(LineForms.forms(of: words(line)).contains(words(form)))
    }

    @Test(
        arguments: [
            ("save 1 original", "save 1 --original"), ("save 1 width=1600", "save 1 --width 1600"),
            ("save 1 --w 1600", "save 1 --width 1600"), ("save 1 -w 800", nil),
            ("save 1 --size 800", "save 1 --width 800"), ("save 1 --format webp", "save 1 --as webp"),
            ("save 1 in png", "save 1 --as png"), ("save 1 without gps", "save 1 --strip gps"),
            ("save 1 -o x.jpg", "save 1 to x.jpg"), ("save 1 > x.jpg", "save 1 to x.jpg"),
            ("credit 1 --html", "credit 1 html"), ("credit 1 as md", "credit 1 md"), ("save 1 --as png", nil),
            ("save 1 as name to dir", nil), ("save 1 blue", nil), ("save 1 --x", nil), ("blue --html", nil),
            ("zoom in 3", nil), ("save 2 to png", "save 2 --as png"),
            ("save 2 as jpeg", "save 2 --as jpg"), ("save 2 to dir", nil),
        ] as [(String, String?)])
    func `options in the form of another program are written as those of the command`(
        line: String, meant: String?
    ) {
        #expect(LineForms.withOptions(words(line)) == meant.map(words))
    }
}
