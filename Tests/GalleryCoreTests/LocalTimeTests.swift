import FoundationEssentials
import GalleryCore
import Glibc
import Testing

@Suite struct LocalTimeTests {
    @Test(arguments: [0, 951_782_399, 1_000_000_000, 1_719_791_999])
    func `a date is written in the time zone of the C library`(seconds: Int) {
        var moment = seconds
        var text = [CChar](repeating: 0, count: 40)
        strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", localtime(&moment))
        let written = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        #expect(Date(timeIntervalSince1970: Double(seconds)).localTime == written)
    }
}
