import FoundationEssentials
import Testing

@testable import UseCases

@Suite struct SaveProgressTests {
    private let began = Date(timeIntervalSince1970: 1_000)
    private func at(_ seconds: Double) -> Date { began.addingTimeInterval(seconds) }

    @Test func `total and remaining time are unknown at the start`() {
        let progress = SaveProgress(count: 3, began: began)
        #expect(progress.total == nil)
        #expect(progress.secondsLeft(at: at(10)) == nil)
    }

    @Test func `photos whose download has not started are estimated at the mean size`() {
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

    @Test func `the size of a finished photo is the number of bytes received`() {
        var progress = SaveProgress(count: 2, began: began)
        progress.update(0, done: 70, total: nil)
        progress.finish(0)
        #expect(progress.finished == 1)
        #expect(progress.total == 140)
        progress.finish(1)
        #expect(progress.isTotalKnown)
    }

    @Test func `files that already existed add no bytes to the total`() {
        var progress = SaveProgress(count: 4, began: began)
        progress.finish(0)
        progress.finish(1)
        #expect(progress.finished == 2)
        #expect(progress.total == nil)
        progress.update(2, done: 0, total: 300)
        #expect(progress.total == 600)
    }
}
