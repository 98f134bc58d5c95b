import GalleryCore
import Testing

@testable import PhotoService

/// Descriptions have the forms that the library has in images of its centers GSFC, HQ, JPL, JSC and KSC.
@Suite(.timeLimit(.minutes(10))) struct NASACreditTests {
    @Test(
        arguments: [
            (
                "The Scorpion.  Image credit: ESA/Hubble &amp; NASA, Acknowledgement: Judy Schmidt Text credit: European "
                    + "Space Agency  Read more: <a href=\"http://go.example\" rel=\"nofollow\">go.example</a>",
                "ESA/Hubble & NASA, Acknowledgement: Judy Schmidt"
            ),
            (
                "In 2009.  Credit: NASA, ESA, and the Hubble Heritage (STScI/AURA)-ESA/Hubble Collaboration  "
                    + "Acknowledgment: R. O'Neil (University of X)  <b><a href=\"x\">NASA image use policy.</a></b>",
                "NASA, ESA, and the Hubble Heritage (STScI/AURA)-ESA/Hubble Collaboration Acknowledgment: "
                    + "R. O'Neil (University of X)"
            ),
            ("From Earth.  Credits: NASA/Hubble", "NASA/Hubble"),
            ("A launch. Photo Credit: (NASA/Bill Ingalls)", "NASA/Bill Ingalls"),
            ("Image credit: NASA, ESA, CSA. More text", "NASA, ESA, CSA"),
            ("Credit: NASA and P. Ka (UC Berkeley). Next sentence", "NASA and P. Ka (UC Berkeley)"),
            ("<b>Image credit:</b> NASA/JPL-Caltech<br>More", "NASA/JPL-Caltech"),
            ("<p>Credits:<br/>NOAA/NASA</p><p>More</p>", "NOAA/NASA"),
            ("Image Credit &amp; Copyright: Jane Doe", "Jane Doe"),
            ("Image Credit and Copyright: Jane Doe, Univ. Arizona", "Jane Doe, Univ. Arizona"),
            (
                "Text credit: A. Writer\nPHOTO CREDIT: ESA/Webb, NASA & CSA, J. Lee",
                "ESA/Webb, NASA & CSA, J. Lee"
            ),
            ("Credit: NASA. Image credit: ESA", "ESA"),
            ("Image credit:NASA/JPL https://photojournal.example/PIA1", "NASA/JPL"),
            ("He deserves credit for it: a team.", nil), ("Text credit: European Space Agency", nil),
            ("Image credit:", nil), ("Accredit: NASA", nil), ("A cloud", nil),
        ] as [(String, String?)])
    func `a credit is found in a description and ends with its line or sentence`(
        description: String, credit: String?
    ) {
        #expect(NASACredit(description: description)?.text == credit)
    }

    @Test(arguments: [
        "NASA", "NASA/Hubble", "NASA/JPL-Caltech", "NASA/Bill Ingalls", "NASA/Tony G. Gray and Sandra Joseph",
        "NASA's Goddard Space Flight Center/Mary Pat O'Neil", "NASA Earth Observatory image by Jesse Allen",
        "nasa/jsc", "NASA Glenn Research Center", "NASA, Acknowledgement: Jane Doe", "JPL",
    ])
    func `a credit of NASA, its centers or its photographers names no third party`(credit: String) {
        #expect(!NASACredit(credit).namesOthers)
    }

    @Test(arguments: [
        "ESA/Hubble & NASA", "NASA, ESA, CSA", "NASA/SpaceX", "NASA/Northrop Grumman",
        "NASA/JPL-Caltech/MSSS",
        "NASA, Jane Doe", "NASA/JPL-Caltech and Jane Doe", "Jane Doe", "NOAA/NASA GOES Project", "JAXA/NASA",
        "X-ray: NASA/CXC/SAO; Optical: ESO", "U.S. Navy", "",
    ])
    func `a credit that names anyone else names a third party`(credit: String) {
        #expect(NASACredit(credit).namesOthers)
    }

    private func photo(_ data: [String: String]) throws -> Photo? {
        try NASACatalogTests.photo(NASAFixture.item(1, data: data))
    }

    @Test func `the third party in a description is the author, and its terms apply`() throws {
        let data = [
            "secondary_creator": "null", "description": "\"Image credit: ESA/Hubble &amp; NASA, J. Lee\"",
        ]
        let hubble = try #require(try photo(data))
        #expect(hubble.author == Author(name: "ESA/Hubble & NASA, J. Lee"))
        #expect(hubble.license.name == "CC BY 4.0" && hubble.restrictions == nil)
        let other = try #require(try photo(["description": "\"A rocket. Credit: SpaceX\""]))
        #expect(other.author == Author(name: "SpaceX"))
        #expect(other.license.code == "unknown" && other.license.link == other.pageLink)
        #expect(other.restrictions == ["third-party"])
        let agency = try #require(try photo(["secondary_creator": "\"ISRO/NASA/JPL-Caltech\""]))
        #expect(agency.author.name == "ISRO/NASA/JPL-Caltech" && agency.license.code == "unknown")
    }

    @Test func `NASA's credit in a description wins over the center only`() throws {
        let credit = "\"Photo credit: NASA/Bill Ingalls\""
        let own = try #require(try photo(["secondary_creator": "null", "description": credit]))
        #expect(
            own.author.name == "NASA/Bill Ingalls" && own.license.code == "nasa" && own.restrictions == nil)
        #expect(try photo(["description": credit])?.author.name == "NASA/JPL-Caltech")
    }

    @Test func `a description of many labels without a credit has none`() {
        #expect(NASACredit(description: String(repeating: "image credit credit ", count: 200_000)) == nil)
    }
}
