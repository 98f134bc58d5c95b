import FoundationEssentials
import GalleryCore
import Testing
import Wording

@testable import Screens

@Suite struct SaveProgressTests {
    private let began = Date(timeIntervalSince1970: 1_000)
    private func at(_ seconds: Double) -> Date { began.addingTimeInterval(seconds) }

    @Test func `total and remaining time are unknown at the start`() {
        let progress = SaveProgress(count: 3, began: began)
        #expect(progress.total == nil)
        #expect(progress.secondsLeft(at: at(10)) == nil)
    }

    @Test func `photos not yet started are estimated at the mean size`() {
        var progress = SaveProgress(count: 4, began: began)
        progress.update(0, done: 0, total: 100)
        progress.update(1, done: 50, total: 300)
        #expect(progress.total == 800)
        #expect(!progress.isTotalKnown)
        progress.update(2, done: 0, total: 100)
        progress.update(3, done: 0, total: 100)
        #expect(progress.total == 600)
        #expect(progress.isTotalKnown)
    }

    @Test func `the remaining time is computed from bytes received in this run`() {
        var progress = SaveProgress(count: 1, began: began)
        progress.update(0, done: 1_000, total: 2_000)
        #expect(progress.secondsLeft(at: at(5)) == nil)
        progress.update(0, done: 1_200, total: 2_000)
        #expect(progress.secondsLeft(at: at(0.5)) == nil)
        #expect(progress.secondsLeft(at: at(2)) == 8)
    }

    @Test func `a finished photo counts with the bytes received`() {
        var progress = SaveProgress(count: 2, began: began)
        progress.update(0, done: 70, total: nil)
        progress.finish(0)
        #expect(progress.finished == 1)
        #expect(progress.total == 140)
        progress.finish(1)
        #expect(progress.isTotalKnown)
    }

    @Test func `files that already existed add no bytes`() {
        var progress = SaveProgress(count: 4, began: began)
        progress.finish(0)
        progress.finish(1)
        #expect(progress.finished == 2)
        #expect(progress.total == nil)
        progress.update(2, done: 0, total: 300)
        #expect(progress.total == 600)
    }

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
    func `progress is one line`(
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
}
