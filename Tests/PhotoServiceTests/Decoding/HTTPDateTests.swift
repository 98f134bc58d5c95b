import FoundationEssentials
import Testing

@testable import PhotoService

@Suite struct HTTPDateTests {
    private func text(_ value: String, at now: String) throws -> String? {
        HTTPDate.parse(value, now: try #require(ServiceDate.parse(now)))?.formatted(.iso8601)
    }

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ])
    func `each format of RFC 9110 is parsed`(value: String) throws {
        #expect(try text(value, at: "2026-07-01") == "1994-11-06T08:49:37Z")
    }

    @Test(arguments: [
        ("06-Nov-70", "2026-07-01", "2070-11-06"), ("01-Jul-76", "2026-07-01", "2076-07-01"),
        ("03-Jul-76", "2026-07-01", "1976-07-03"), ("06-Nov-94", "1994-11-01", "1994-11-06"),
        ("06-Nov-00", "1994-11-01", "2000-11-06"), ("29-Feb-00", "2060-01-01", "2000-02-29"),
        ("01-Jan-01", "2099-12-31", "2101-01-01"),
    ])
    func `a two-digit year is the latest one at most 50 years in the future`(
        day: String, now: String, date: String
    ) throws {
        #expect(try text("Sunday, \(day) 00:00:00 GMT", at: now) == date + "T00:00:00Z")
    }
}
