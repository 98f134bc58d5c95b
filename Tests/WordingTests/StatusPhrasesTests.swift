import FoundationEssentials
import GalleryCore
import Testing
import Wording

@Suite struct StatusPhrasesTests {
    @Test func `each request limit is printed with the requests left and, if known, its period`() {
        let limits = [
            RateBudget(limit: 200, remaining: 4, period: 86_400),
            RateBudget(limit: 20, remaining: 3, period: 60),
            RateBudget(limit: 50, remaining: 49),
        ]
        #expect(
            Phrases.Status.budgets(limits, of: .openverse, now: Date())
                == "4 of 200 per day, 3 of 20 per minute, 49 of 50")
    }

    @Test
    func `the text of a request grant has the known request counts and states whether it is verified`() {
        func text(_ isVerified: Bool, _ minute: Int?, _ today: Int?) -> String {
            Phrases.Status.granted(
                RequestGrant(
                    service: .openverse, model: "standard", isVerified: isVerified, thisMinute: minute,
                    today: today))
        }
        #expect(text(true, 1, 1_204) == "Openverse: standard, verified; 1 request this minute, 1,204 today")
        #expect(
            text(false, nil, nil) == "Openverse: standard, not verified, so the limits without a key apply")
        Language.russian.asCurrent {
            #expect(
                text(false, 3, nil)
                    == "Openverse: standard, не подтверждено, действуют лимиты без ключа; 3 запроса за минуту"
            )
        }
    }
}
