import Testing
import Wording

@Suite struct SavingPhrasesTests {
    @Test(
        arguments: [
            ("Fog", 0, 1, 0, nil, true, nil, "Saving Fog …"),
            ("Fog", 0, 1, 1_200_000, 4_500_000, true, 3, "Saving Fog: 1.2 MB of 4.5 MB, 3 s left"),
            (
                nil, 2, 9, 12_000_000, 45_000_000, false, 74,
                "Saving 9 photos: 2 done, 12.0 MB of about 45.0 MB, 1 min 14 s left"
            ),
            (nil, 0, 9, 0, nil, false, nil, "Saving 9 photos: 0 done"),
        ] as [(String?, Int, Int, Int64, Int64?, Bool, Int?, String)])
    func `the progress of saving is printed in one line`(
        title: String?, finished: Int, count: Int, done: Int64, total: Int64?, known: Bool, left: Int?,
        line: String
    ) {
        #expect(
            Phrases.saving(
                title, finished: finished, of: count, done: done, total: total, isTotalKnown: known,
                secondsLeft: left) == line)
    }

    @Test(arguments: [
        (0, "0 s"), (59, "59 s"), (60, "1 min"), (125, "2 min 5 s"), (3_600, "1 h"), (7_500, "2 h 5 min"),
    ])
    func `durations have at most two units`(seconds: Int, text: String) {
        #expect(Phrases.duration(seconds) == text)
    }

    @Test(
        arguments: [
            (["CC BY-NC 4.0"], [], true, false, false, "CC BY-NC 4.0: not free for commercial use."),
            (["CC BY-ND 2.0"], ["2"], false, true, false, "CC BY-ND 2.0 (2): no changes."),
            (
                ["CC BY-NC-ND 2.0"], [], true, true, true,
                "CC BY-NC-ND 2.0: not free for commercial use; no changes, and a smaller width is one."
            ),
        ] as [([String], [String], Bool, Bool, Bool, String)])
    func `the warning about licenses states what they forbid`(
        _ licenses: [String], _ numbers: [String], _ isNoncommercial: Bool, _ hasNoDerivatives: Bool,
        _ isChanged: Bool, _ sentence: String
    ) {
        #expect(
            Phrases.limits(
                licenses, of: numbers, isNoncommercial: isNoncommercial, hasNoDerivatives: hasNoDerivatives,
                isChanged: isChanged) == sentence)
    }
}
