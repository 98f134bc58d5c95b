import GalleryCore
import Testing
import Wording

@Suite struct WaitingPhrasesTests {
    @Test func `a short wait is reported only on the first screen`() {
        let wait = NetworkWait(host: "h", elapsed: .milliseconds(1900))
        #expect(Phrases.waiting(wait) == nil)
        #expect(Phrases.firstScreenWaits(wait) == "Loading from h …")
    }

    @Test
    func `a long wait is reported with host and seconds, and a pause before a retry with the seconds left`() {
        let wait = NetworkWait(host: "api.openverse.org", elapsed: .milliseconds(7_900))
        #expect(Phrases.waiting(wait) == "Waiting 7 s for api.openverse.org; Ctrl-C stops.")
        #expect(
            Phrases.firstScreenWaits(wait).hasPrefix("api.openverse.org has not responded for 7 s"))
        let pause = NetworkWait(host: "h", elapsed: .seconds(3), pause: .milliseconds(2_500))
        #expect(Phrases.waiting(pause) == "Retrying h in 2 s; Ctrl-C stops.")
        let over = NetworkWait(host: "h", elapsed: .seconds(3), pause: .milliseconds(-5))
        #expect(Phrases.waiting(over) == "Retrying h in 1 s; Ctrl-C stops.")
    }
}
