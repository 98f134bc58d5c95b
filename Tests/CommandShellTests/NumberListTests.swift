import CommandShell
import Testing

@Suite struct NumberListTests {
    @Test(arguments: [
        ("1–3", [1, 2, 3]), ("１，３", [1, 3]), ("٢", [2]), ("2—3", [2, 3]), ("１０", [10]), ("3\u{200B}", [3]),
    ])
    func `digits of other scripts, full-width commas, dashes and invisible characters are accepted`(
        text: String, numbers: [Int]
    )
        throws
    {
        #expect(try NumberList.parse([text], in: 1...30) == numbers)
    }

    @Test(arguments: ["½", "²", "x"])
    func `fractions, superscripts and letters are not numbers`(text: String) {
        #expect(throws: UsageError.self) { try NumberList.parse([text], in: 1...30) }
    }

    @Test(arguments: [
        (["#3"], [3]), (["3."], [3]), (["#2-#4", "#1,5."], [2, 3, 4, 1, 5]), (["3"], [3]), (["2,5"], [2, 5]),
        (["3-6"], [3, 4, 5, 6]), (["1", "4-5", "4"], [1, 4, 5]),
    ])
    func `ranges and lists are parsed to unique numbers`(words: [String], numbers: [Int]) throws {
        #expect(try NumberList.parse(words, in: 1...9) == numbers)
    }

    @Test(arguments: [
        (["last", "2"], [8, 9]), (["1", "LAST", "3"], [1, 7, 8, 9]), (["last", "1"], [9]),
        (["last", "2-3"], [9, 2, 3]), (["last", "9"], Array(1...9)), (["last", "2", "3"], [8, 9, 3]),
    ])
    func `"last" before a number is that many photos at the end`(words: [String], numbers: [Int]) throws {
        #expect(try NumberList.parse(words, in: 1...9) == numbers)
    }

    @Test(arguments: ["0", "10", "99999999999999999999"])
    func `"last" before a number outside the list is an error`(number: String) {
        #expect(throws: UsageError.self) { try NumberList.parse(["last", number], in: 1...9) }
    }

    @Test(arguments: ["0", "10", "-1", "52-2", "1-99999999999", "x", "9223372036854775808", "1-", ",", ""])
    func `words, empty text, invalid ranges and numbers outside the valid range are errors`(text: String) {
        #expect(throws: UsageError.self) { try NumberList.parse([text], in: 1...9) }
    }

    @Test(arguments: ["3-", "-3", "3-x", "3--5"])
    func `a range without a start or an end throws the incomplete-range error`(text: String) {
        #expect(throws: UsageError(.incompleteRange(text), at: .argument(0, part: text))) {
            try NumberList.parse([text], in: 1...9)
        }
    }

    @Test func `a range in place of a single number throws the several-numbers error`() throws {
        #expect(throws: UsageError(.severalNumbers(), at: .argument(0, part: nil))) {
            try NumberList.one(["3-5"], in: 1...9)
        }
        #expect(try NumberList.one(["#3"], in: 1...9) == 3)
    }

    @Test func `a reversed range and a range with an invalid number are different errors`() {
        #expect(throws: UsageError(.backwards(first: 9, last: 3), at: .argument(1, part: "9-3"))) {
            try NumberList.parse(["1", "2,9-3"], in: 1...9)
        }
        #expect(throws: UsageError(.number("10-3", 1...9), at: .argument(0, part: "10-3"))) {
            try NumberList.parse(["10-3"], in: 1...9)
        }
    }
}
