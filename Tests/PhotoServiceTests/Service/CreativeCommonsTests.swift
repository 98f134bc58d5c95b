import GalleryCore
import Testing

@testable import PhotoService

@Suite struct CreativeCommonsTests {
    private static let root = "https://creativecommons.org"

    @Test(
        arguments: [
            ("by", "4.0", "licenses/by/4.0/"), ("by", "3.0", "licenses/by/3.0/us/"),
            ("BY-SA", "2.0", "licenses/by-sa/2.0/deed.en"), ("by-nc", "2.5", "licenses/by-nc/2.5"),
            ("by", "3.0", "licenses/by/3.0/us/legalcode"), ("sampling+", "1.0", "licenses/sampling+/1.0/"),
            ("cc0", "1.0", "publicdomain/zero/1.0/"), ("pdm", "1.0", "publicdomain/mark/1.0/deed.de"),
            ("by", nil, "licenses/by/2.0/"),
        ] as [(String, String?, String)])
    func `the address of a license is used`(code: String, version: String?, path: String) {
        let link = "\(Self.root)/\(path)"
        #expect(License.creativeCommons(code, version: version, link: link).link == link)
        let plain = "http://www.creativecommons.org/\(path)"
        let secured = "https://www.creativecommons.org/\(path)"
        #expect(License.creativeCommons(code, version: version, link: plain).link == secured)
    }

    @Test(arguments: [
        "https://creativecommons.org/licenses/by/4.0/", "https://creativecommons.org/licenses/by-sa/3.0/",
        "https://creativecommons.org/licenses/by-sa/4.0/../../by/4.0/", "https://creativecommons.org/",
        "https://creativecommons.org/licenses/by-sa/4.0/?x=1", "https://evil.test/licenses/by-sa/4.0/",
        "https://creativecommons.org.evil.test/licenses/by-sa/4.0/",
        "https://creativecommons.org@evil.test/licenses/by-sa/4.0/", "javascript:alert(1)",
        "&#106;avascript:alert(1)", "https://creativecommons.org/licenses/by-sa/4.0/&#47;x",
        "https://creativecommons.org/publicdomain/zero/1.0/",
        "https://creativecommons.org//licenses/by-sa/4.0/",
    ])
    func `another address is replaced by that of the license`(link: String) {
        let license = License.creativeCommons("by-sa", version: "4.0", link: link)
        #expect(license.link == "\(Self.root)/licenses/by-sa/4.0/" && license.name == "CC BY-SA 4.0")
        let sampling = License.creativeCommons("sampling+", version: "1.0", link: link)
        #expect(sampling.link == nil && sampling.name == "Sampling+ 1.0")
    }

    @Test(arguments: ["nan", "1e9", "0x1", "4.0/x", ""])
    func `a version that is no number is left out`(version: String) {
        #expect(License.creativeCommons("by", version: version, link: nil).name == "CC BY")
    }
}
