import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct HelpTests {
    @Test(arguments: ["search cats", "search cats\nopen 1"])
    func `over 40 commands have a usage line, and each of these with arguments has at least two examples`(
        screen: String
    ) throws {
        let words = try EveryCommand.words.sorted()
        let input = screen + "\n" + words.map { "help \($0)\n" }.joined()
        let run = try Gallery.run("--service", "demo", input: input, home: Home())
        var examples: [String: Int] = [:]
        var usages: [String: String] = [:]
        var word = ""
        for line in run.text.split(separator: "\n") {
            let first = String(line.prefix { !$0.isWhitespace })
            if line.contains("  "), words.contains(first) {
                word = first
                let end = line.firstRange(of: "  ")?.lowerBound ?? line.endIndex
                usages[word] = String(line[..<end])
                examples[word] = 0
            } else if line.hasPrefix("  \(word)") {
                examples[word, default: 0] += 1
            }
        }
        #expect(usages.count > 40)
        for (word, usage) in usages where usage != word {
            #expect(examples[word, default: 0] >= 2, "\(usage)")
        }
    }
}
