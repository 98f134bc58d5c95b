import CommandShell
import GalleryCore
import Testing

@testable import CommandShell
@testable import Screens

@Suite struct FirstGuessTests {
    @Test(
        arguments: [
            ("a|b N = x N", "B 1 2-3", "x 1 2-3"), ("a|b N = x N", "a c", nil), ("a|b N = x N", "a", nil),
            ("[a|b] c = x", "c", "x"), ("[a|b] c = x", "b c", "x"), ("[a|b] c = x", "b", nil),
            ("a … = x …", "a", "x"), ("a … = x … y", "a b c", "x b c y"),
            ("a N to … = x … N", "a 2 to b c", "x b c 2"),
            ("a b|c [d] = x:$", "a C d", "x:c"), ("G = x", "g", nil), ("G = x", "G", "x"),
            ("a N and N = x N", "a 1 and 2", "x 1 2"), ("a N = x N", "a demo:abc", "x demo:abc"),
            ("a N W = x N by W", "a 3 4 800px", "x 3 4 by 800"), ("a N W = x", "a 3", nil),
            ("-… = x …", "-b -c", "x b c"), ("-… = x …", "--b", nil), ("a N = x N; y", "a 1 2", "x 1 2; y"),
            ("a [b] W = x d:W..", "a 2021", "x d:2021.."),
        ] as [(Substring, String, String?)])
    func `a row of the table gives the line for the words that it matches`(
        row: Substring, typed: String, line: String?
    ) throws {
        let guess = try #require(FirstGuess(row: row))
        #expect(guess.line(for: typed.split(separator: " ").map(String.init)) == line)
    }

    @Test(
        arguments: [
            ("a|b N = x N", "b", "x"), ("a N c = x N y", "a c", "x y"), ("a N = x N", "a 1", nil),
            ("a = x", "a", nil),
        ] as [(Substring, String, String?)])
    func `at an open photo, a row with numbers matches words without them`(
        row: Substring, typed: String, line: String?
    ) throws {
        let guess = try #require(FirstGuess(row: row))
        #expect(guess.line(for: typed.split(separator: " ").map(String.init), hasNumbers: false) == line)
    }

    @Test func `a row without an equals sign is no guess`() {
        #expect(FirstGuess(row: "get N save N") == nil)
    }

    /// So that commands with numbers mean the photos of the list below.
    @Test func `on a screen without numbers, no command for photos accepts numbers`() throws {
        var count = 0
        for spec in PhotoCommands.all.map(\.onScreen) + [GridCommand.requests] {
            for example in spec.info.examples where example.contains(where: \.isNumber) {
                let command = try #require(try Command(parsing: example))
                let words = try #require(spec.info.words(of: command))
                count += 1
                do throws(UsageError) {
                    #expect(try spec.parse(words, ParsingScope()) == nil, "\(example)")
                } catch { #expect(error.isWithoutNumbers, "\(example): \(error)") }
            }
        }
        #expect(count > 30)
    }
}
