import FoundationEssentials
import GalleryCore
import Testing
import Wording

@Suite struct StatusPhrasesTests {
    @Test func `every request limit is printed with its period`() {
        let limits = [
            RateBudget(limit: 200, remaining: 4, period: 86_400),
            RateBudget(limit: 20, remaining: 3, period: 60),
            RateBudget(limit: 50, remaining: 49),
        ]
        #expect(
            Phrases.Status.budgets(limits, of: .openverse, now: Date())
                == "4 of 200 per day, 3 of 20 per minute, 49 of 50")
    }
}
