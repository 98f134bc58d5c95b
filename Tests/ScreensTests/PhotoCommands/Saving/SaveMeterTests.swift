import GalleryCore
import TestKit
import Testing

@testable import Screens
@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct SaveMeterTests {
    @MainActor final class Log { var lines: [String] = [] }
    private let log = Log()

    private func showing(_ meter: SaveMeter) -> Task<Void, Never> {
        Task { [log] in await meter.run { log.lines.append($0.line("Photo 1")) } }
    }

    @Test func `a thousand progress reports cause fewer than ten lines, and the last report is printed`()
        async
    {
        let meter = SaveMeter(count: 1)
        let showing = showing(meter)
        for done in 1...1_000 { meter.update(0, .downloading(done: Int64(done) * 1_000, total: 1_000_000)) }
        await eventually("the line is written") { log.lines.last?.contains("1.0 MB of 1.0 MB") == true }
        meter.update(0, .downloading(done: 999_999, total: 1_000_000))
        await eventually("the line is written") { log.lines.last?.contains("999 KB of 1.0 MB") == true }
        #expect(log.lines.count < 10)
        showing.cancel()
    }

    @Test func `after the display is canceled, no progress is shown`() async {
        let meter = SaveMeter(count: 2)
        let showing = showing(meter)
        meter.update(0, .downloading(done: 1_000, total: 2_000))
        showing.cancel()
        for _ in 0..<100 { await Task.yield() }
        meter.finish(0)
        for _ in 0..<100 { await Task.yield() }
        #expect(log.lines.isEmpty)
        #expect(meter.progress.line(nil) == "Saving 2 photos: 1 done, 1 KB of about 2 KB")
    }

    @Test func `after the download, the progress line names the next step`() {
        let one = SaveMeter(count: 1), two = SaveMeter(count: 2)
        for meter in [one, two] { meter.update(0, .downloading(done: 1_000, total: 1_000)) }
        one.update(0, .checking)
        #expect(one.progress.line("Photo 1").hasSuffix(": 1 KB of 1 KB, checking the picture"))
        one.update(0, .converting)
        #expect(one.progress.line("Photo 1").hasSuffix(": 1 KB of 1 KB, converting the picture"))
        two.update(0, .checking)
        #expect(two.progress.line(nil) == "Saving 2 photos: 0 done, 1 KB of about 2 KB, checking 1")
        two.finish(0)
        #expect(two.progress.line(nil) == "Saving 2 photos: 1 done, 1 KB of about 2 KB")
    }
}
