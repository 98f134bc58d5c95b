import FoundationEssentials
import Testing

@testable import PhotoService

@Suite struct RetryAfterTests {
    private static let now = Date(timeIntervalSince1970: 784_111_000)

    @Test(arguments: [
        ("0", 0.0), ("1", 1), ("120", 120), ("86400", 86_400), ("999999", 86_400),
        ("99999999999999999999999", 86_400), ("Sun, 06 Nov 1994 08:49:37 GMT", 777),
        ("Sunday, 06-Nov-94 08:49:37 GMT", 777), ("Sun Nov  6 08:49:37 1994", 777),
        ("Sun, 06 Nov 1994 08:00:00 GMT", 0), ("Fri, 06 Nov 2099 08:00:00 GMT", 86_400),
    ])
    func `Retry-After is parsed as seconds or a date, and limited to a day from now`(
        value: String, seconds: Double
    ) {
        #expect(RetryAfter.moment(value, now: Self.now) == Self.now.addingTimeInterval(seconds))
    }

    @Test(arguments: [
        nil, "", "-1", "soon", "1.5", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Foo 1994 08:49:37 GMT",
        "Sun Nov 06", "1, 2", "Sunday, 06-Nov-94 08:49 PST",
    ])
    func `a missing or invalid Retry-After is ignored`(value: String?) {
        #expect(RetryAfter.moment(value, now: Self.now) == nil)
    }
}
