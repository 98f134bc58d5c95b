import Testing

@testable import Demo

@Suite struct TimestampTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"),
        (951_782_400, "2000-02-29T00:00:00Z"),
        (1_785_582_000, "2026-08-01T11:00:00Z"), (1_735_689_599, "2024-12-31T23:59:59Z"),
    ])
    func `seconds since 1970 become dates and times in UTC`(seconds: Int, text: String) {
        #expect(Timestamp.text(seconds) == text)
    }
}
