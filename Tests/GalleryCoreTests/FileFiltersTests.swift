import GalleryCore
import Testing

struct FileFiltersTests {
    struct Days: Sendable {
        let text: String
        var first: String?
        var last: String?
    }

    @Test(arguments: [
        Days(text: "2024", first: "2024", last: "2024"),
        Days(text: "2024-05..2024-08", first: "2024-05", last: "2024-08"),
        Days(text: "2024-02-29..2024", first: "2024-02-29", last: "2024"),
        Days(text: "2024..2024-05", first: "2024", last: "2024-05"),
        Days(text: "2020..", first: "2020"), Days(text: "..2019-12-31", last: "2019-12-31"),
    ])
    func `days are a day, a month, a year or a range of them`(days: Days) {
        let range = DayRange(days.text)
        #expect(range != nil && range?.first == days.first && range?.last == days.last)
    }

    @Test(arguments: [
        "", "..", "may", "24", "2024-5", "2024-05-01-02", "2024..x", "٢٠٢٤", "2024-02-30", "2023-02-29",
        "2024-13",
        "2024-00", "2024-04-31", "2024-05-00", "2024..2023", "2024-05-02..2024-05-01",
    ])
    func `other texts are no days`(text: String) { #expect(DayRange(text) == nil) }

    struct Limit: Sendable {
        let text: String
        let range: ClosedRange<Int>
    }

    @Test(arguments: [
        Limit(text: ">5MB", range: 5_000_001 ... .max), Limit(text: "<200k", range: 0...199_999),
        Limit(text: "1.5m", range: 1_500_000 ... .max), Limit(text: "<=10", range: 0...10),
        Limit(text: ">=1GB", range: 1_000_000_000 ... .max),
    ])
    func `limits of bytes have signs and units`(limit: Limit) {
        #expect(ByteLimit(limit.text)?.range == limit.range)
    }

    @Test(arguments: ["", "MB", ">", "5 MB", "5tb", "=5", "<0", "1.2.3", "1e9"])
    func `other texts are no limits of bytes`(text: String) { #expect(ByteLimit(text) == nil) }

    @Test(arguments: [
        (FilterName.type, "JPEG", true), (.type, "svg", false), (.size, ">5MB", true), (.size, "huge", false),
        (.date, "2024..", true), (.date, "may", false), (.camera, "X100", true), (.camera, "", false),
        (.order, "size", true),
    ])
    func `filters of files accept types, bytes, days and names of cameras, and keep the case`(
        name: FilterName, value: String, isAccepted: Bool
    ) {
        #expect(name.accepts(value) == isAccepted)
        guard isAccepted else { return }
        let typed = "fog \(name.rawValue):\(name.written(value))"
        #expect(SearchQuery(typed: typed).text == typed && typed.hasSuffix(value))
        #expect(FilterAbility.ofFiles.gaps(in: SearchQuery(typed: typed)).isEmpty)
    }

    @Test func `folders lack the filters of services, and services with all types lack those of files`() {
        let query = SearchQuery(keywords: "", filters: [.lang: "de", .type: "photo", .size: "large"])
        #expect(FilterAbility.ofFiles.gaps(in: query).map(\.name) == [.type, .size, .lang])
        let service = FilterAbility([.type: [], .size: []])
        #expect(service.supports(.type, "photo") && !service.supports(.type, "png"))
        #expect(service.supports(.size, "large") && !service.supports(.size, ">5MB"))
        #expect(!service.supports(.date, "2024") && FilterAbility.everything.supports(.size, ">5MB"))
    }
}
