import CommandShell
import GalleryCore
import Testing

@testable import Screens

@Suite struct BoardEditTests {
    @Test func `"board add" with a wrong number and no name does not suggest to quote a name`() {
        #expect(throws: UsageError(.number("0", 1...30), at: .argument(1, part: "0"))) {
            _ = try edit("add 0")
        }
    }

    private func edit(_ line: String, _ numbers: ClosedRange<Int>? = 1...30) throws -> BoardEdit? {
        try BoardEdit(Command("board", line.split(separator: " ").map(String.init)).words, in: numbers)
    }

    @Test func `a board edit is parsed to photo numbers, target and board name, which may contain numbers`()
        throws
    {
        #expect(try edit("add fog 3 5-7") == .add([3, 5, 6, 7], to: "fog"))
        #expect(try edit("add misty mornings 2,4") == .add([2, 4], to: "misty mornings"))
        #expect(try edit("add 2024 3") == .add([3], to: "2024"))
        #expect(
            try BoardEdit(Command("board", ["add", "top 10", "3"]).words, in: 1...9)
                == .add([3], to: "top 10"))
        #expect(try edit("remove fog 3") == .take([3], off: "fog"))
        #expect(try edit("cover fog 3") == .cover(3, of: "fog"))
        #expect(try edit("rm fog 3 --yes") == .take([3], off: "fog"))
        #expect(try edit("move fog 5 to 2") == .move([5], to: .number(2), on: "fog"))
        #expect(try edit("move road to rome 5 6 to first") == .move([5, 6], to: .first, on: "road to rome"))
        #expect(try edit("move fog 5 to end") == .move([5], to: .last, on: "fog"))
        #expect(try edit("move fog 5-6 to The hall") == .move([5, 6], to: .section("The hall"), on: "fog"))
        #expect(
            try edit("move fog 5 to back to school") == .move([5], to: .section("back to school"), on: "fog"))
        #expect(BoardEdit.isPlace("First") && BoardEdit.isPlace("2024") && !BoardEdit.isPlace("2024 trip"))
    }

    @Test func `at an open photo, a lone number is a photo if it is in range, else a board name`() throws {
        let words = Command("board", ["add", "3"]).words
        #expect(try BoardEdit(words, in: 1...9, only: 5) == .add([3], to: ""))
        #expect(
            try BoardEdit(Command("board", ["add", "2024"]).words, in: 1...9, only: 5)
                == .add([5], to: "2024"))
    }

    @Test
    func `opening, creating or annotating a board is no board edit, nor is a line without photo numbers`()
        throws
    {
        for line in ["new fog", "fog", "fog 3", "remove fog", "add fog a.jpg", "add fog", "note fog 3", ""] {
            #expect(try edit(line) == nil)
        }
    }

    @Test
    func `if one photo is on the screen, "board add" without a file and "board cover" need no photo number`()
        throws
    {
        #expect(try edit("add misty mornings", 7...7) == .add([7], to: "misty mornings"))
        #expect(try edit("cover fog", 7...7) == .cover(7, of: "fog"))
        #expect(try edit("add fog ~/a.jpg", 7...7) == nil)
        #expect(try edit("remove fog", 7...7) == nil)
    }

    @Test(arguments: [
        "add fog 31", "move fog 3", "move fog to 3", "cover fog", "cover fog 1 2", "add", "move fog 3 to 31",
    ])
    func `missing, unlisted or surplus numbers and missing or invalid positions are errors`(_ line: String) {
        #expect(throws: UsageError.self) { try edit(line) }
    }

    @Test func `if an invalid number may belong to a board name, the error suggests quoting the name`() {
        let reason = UsageError.Reason.numberOrName("99", 1...30, name: "trip 99")
        for line in ["add trip 99", "add trip 99 3", "remove trip 99", "cover trip 99 3"] {
            #expect(throws: UsageError(reason, at: .argument(2, part: "99"))) { try edit(line) }
        }
        #expect(throws: UsageError(.number("99", 1...30), at: .argument(3, part: "99"))) {
            try edit("add trip 3 99")
        }
    }

    @Test func `an invalid number is reported at the position of its argument`() {
        #expect(throws: UsageError(.number("29-31", 1...30), at: .argument(3, part: "29-31"))) {
            try edit("add misty mornings 29-31")
        }
    }

    @Test func `words after "tag" are tags and words after "note" are text, except leading photo numbers`()
        throws
    {
        func order(_ line: String, _ numbers: ClosedRange<Int>?) throws -> AnnotationArguments? {
            try Command(parsing: line).map {
                try AnnotationArguments($0.name, $0.words, in: numbers, isOnPhoto: false)
            }
        }
        #expect(
            try order("tag 3,5 hall \"north wall\"", 1...9)
                == AnnotationArguments(numbers: [3, 5], change: .tag(["hall", "north wall"])))
        #expect(
            try order("untag 3 hall", 1...9) == AnnotationArguments(numbers: [3], change: .untag(["hall"])))
        let tags = AnnotationArguments(numbers: [3], change: .tag(["hall", "wall", "north side"]))
        #expect(try order("tag 3 hall, wall,\"north side\"", 1...9) == tags)
        #expect(
            try order("untag 3 hall,", 1...9)
                == AnnotationArguments(numbers: [3], change: .untag(["hall", "hall,"])))
        #expect(try order("note 3", 1...9) == AnnotationArguments(numbers: [3], change: nil))
        #expect(try order("note 3 \"\"", 1...9) == AnnotationArguments(numbers: [3], change: .note("")))
        #expect(try order("tag 2023", 7...7) == AnnotationArguments(numbers: [7], change: .tag(["2023"])))
        #expect(try order("tag 7 2023", 7...7) == AnnotationArguments(numbers: [7], change: .tag(["2023"])))
        #expect(
            try order("note above the sofa", 7...7)
                == AnnotationArguments(numbers: [7], change: .note("above the sofa")))
        #expect(
            try order("tag 3", 1...9) == AnnotationArguments(numbers: [3], change: nil))
        for line in ["untag 3", "tag hall", "tag 31 x", "note"] {
            #expect(throws: UsageError.self) { try order(line, 1...9) }
        }
    }
}
