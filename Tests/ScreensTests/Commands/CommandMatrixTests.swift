import CommandShell
import Testing
import Wording

@testable import Screens

/// Commands of the photo screen in a list, in the grid and on the full screen.
@Suite struct CommandMatrixTests {
    private static let numbers = 1...9

    /// Arguments that a command needs in addition to a photo.
    private static func text(of name: String) -> [String] {
        name == "rename" ? ["as", "hall"] : ["tag", "untag", "note", "alt"].contains(name) ? ["hall"] : []
    }

    nonisolated private static let names = DetailCommands.table.specs.map(\.info).filter(\.isListed).map(
        \.name)

    private func isAccepted(_ command: Command, in scope: ParsingScope) -> Bool {
        (try? PhotoListScreenCommands.table.event(for: command, in: scope)) != nil
    }

    @Test(arguments: names)
    func `a command of the photo screen works in a list with a number, or the refusal names the screen`(
        name: String
    ) {
        let words = name == "board" ? ["add", "hall", "3"] : ["3"] + Self.text(of: name)
        let command = Command(name, words), list = ParsingScope(numbers: Self.numbers)
        let works = isAccepted(command, in: list) || OtherScreenCommands.opening(command) != nil
        let needsNone = isAccepted(Command(name), in: list)
        let refusal = OtherScreenCommands.error(for: name, hasNumbers: true)
        let isPan = PanDirection.allCases.map(\.rawValue).contains(name)
        #expect(works || needsNone || isPan && refusal?.reason == .elsewhere(Phrases.isForOpenPhoto(name)))
    }

    @Test(arguments: names)
    func `a command of the photo screen works in the grid at the cursor`(name: String) throws {
        let words = [name] + (name == "board" ? ["add", "hall"] : Self.text(of: name))
        let line = words.joined(separator: " ")
        let runsInGrid =
            try LookLine(line, in: Self.numbers) != nil
            || PhotoCommandLine(line, in: Self.numbers, current: 3, marked: []) != nil
        // Such a command ends the grid and runs at the prompt of the list.
        let runsInList = isAccepted(Command(name), in: ParsingScope(numbers: Self.numbers))
        #expect(runsInGrid || runsInList)
    }

    @Test(arguments: ["info", "full", "zoom", "slideshow"])
    func `a command that shows a photo takes its number in the grid and on the full screen`(name: String) {
        let line = LookLine("\(name) 4", in: Self.numbers)
        // A number after these is a scale or a duration, as at an open photo.
        let isAlone = ["zoom", "slideshow"].contains(name)
        #expect(line?.number == (isAlone ? nil : 4))
        let with = ["zoom": "zoom 4 2x", "slideshow": "slideshow 4 10"][name]
        if let with { #expect(LookLine(with, in: Self.numbers)?.number == 4) }
        #expect(LookLine("\(name) 40 2x", in: Self.numbers) == nil)
    }
}
