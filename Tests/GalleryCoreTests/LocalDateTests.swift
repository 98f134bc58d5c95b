import FoundationEssentials
import GalleryCore
import Testing

@Suite struct LocalDateTests {
    @Test(arguments: [
        "2013", "2013-10", "2013-10-06", "2013-10-06T14:06", "2013-10-06T14:06:41", "1920~", "1920-05~",
    ])
    func `a local date is parsed and encoded to its text form`(text: String) throws {
        let date = try #require(LocalDate(text))
        #expect(date.description == text)
        #expect(date.isApproximate == text.hasSuffix("~"))
        let json = try JSONEncoder().encode([date])
        #expect(try JSONDecoder().decode([LocalDate].self, from: json) == [date])
    }

    @Test(arguments: [
        "", "~", "0000-00-00", "2013-13", "2013-00-01", "2013-10-32", "13-10-06", "2013-1-6", "2013T10:00",
        "2013-10-06T24:00", "2013-10-06T1:00", "2013-10-06T", "2013-10-06T14", "+013-10-06", "2013-10-06-01",
    ])
    func `an invalid local date is rejected`(text: String) { #expect(LocalDate(text) == nil) }
}
