import FoundationEssentials
import Testing

@testable import PhotoService

@Suite struct ServiceDateTests {
    @Test(arguments: [
        ("2021-04-11T07:22:03-04:00", 1_618_140_123), ("2021-04-11T11:22:03Z", 1_618_140_123),
        ("2021-04-11T16:52:03+05:30", 1_618_140_123), ("2021-04-11T16:52:03+0530", 1_618_140_123),
        ("2020-05-06T10:21:28.887462Z", 1_588_760_488), ("2020-05-06T10:21:28.8Z", 1_588_760_488),
        ("2020-05-06 10:21:28", 1_588_760_488), ("2024-02-29", 1_709_164_800), ("1970-01-01T00:00Z", 0),
        ("1969-12-31T23:59:59Z", -1), ("1588760488", 1_588_760_488), ("2000-03-01t00:00:00z", 951_868_800),
    ])
    func `a date is parsed in the formats of the services`(text: String, seconds: Int) {
        #expect(ServiceDate.parse(text) == Date(timeIntervalSince1970: Double(seconds)))
    }

    @Test(arguments: [
        "", "0000-00-00 00:00:00", "2023-02-29", "2023-13-01", "2023-00-10", "2023-04-31", "yesterday",
        "2023-01-01T25:00:00Z", "2023-01-01T00:61:00Z", "2023-01-01T00:00:00X", "2023-01-01T00:00:00Zx",
        "2023-1-1", "99999999999999999999", "9223372036854775807", "20٢3-01-01", "2023-01-01T00:00:00+99:00",
    ])
    func `an invalid date is rejected`(text: String) {
        #expect(ServiceDate.parse(text) == nil)
    }

    @Test func `consecutive days of a century have consecutive numbers`() {
        var expected = -25_567
        for year in 1900..<2000 {
            for month in 1...12 {
                for day in 1...31 {
                    guard let number = ServiceDate.daysSince1970(year, month, day) else { continue }
                    #expect(number == expected)
                    expected += 1
                }
            }
        }
        #expect(expected == 10_957)
    }
}
