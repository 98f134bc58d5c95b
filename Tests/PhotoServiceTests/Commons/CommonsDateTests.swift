import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.timeLimit(.minutes(10))) struct CommonsDateTests {
    private static func stated(_ text: String, _ statement: String) -> String {
        "\(text)<div style=\"display: none;\">date QS:\(statement)</div>"
    }

    @Test(
        arguments: [
            ("1511", "P571,+1511-00-00T00:00:00Z/9", "1511"),
            ("1891", "P,+1891-00-00T00:00:00Z/9", "1891"),
            ("circa 1734", "P571,+1734-00-00T00:00:00Z/9,P1480,Q5727902", "1734~"),
            ("circa 1617 ", "P,+1617-00-00T00:00:00Z/9,P1480,Q5727902", "1617~"),
            ("probably 1890", "P571,+1890-00-00T00:00:00Z/9,P1480,Q56644435", "1890?"),
            ("19th century", "P,+1850-00-00T00:00:00Z/7", "18XX"),
            ("early 19th century", "P,+1850-00-00T00:00:00Z/7,P4241,Q40719727", "18XX"),
            ("20th century", "P571,+1901-00-00T00:00:00Z/7", "19XX"),
            ("20th century", "P571,+2000-00-00T00:00:00Z/7", "19XX"),
            ("turn of the 20th century", "P,+1900-00-00T00:00:00Z/7", nil),
            ("1920s", "P,+1920-00-00T00:00:00Z/8", "192X"), ("1900s", "P,+1900-00-00T00:00:00Z/8", "190X"),
            ("December 1888", "P571,+1888-12-00T00:00:00Z/10", "1888-12"),
            ("12 May 1934", "P571,+1934-05-12T00:00:00Z/11", "1934-05-12"),
            ("2 January 1700", "P571,+1700-01-02T00:00:00Z/11/J", "1700-01-02"),
            (
                "between 1860 and 1880",
                "P,+1850-00-00T00:00:00Z/7,P1319,+1860-00-00T00:00:00Z/9,P1326,+1880-00-00T00:00:00Z/9",
                "1860/1880"
            ),
            (
                "between 1677 and 1720",
                "P571,+1500-00-00T00:00:00Z/6,P1319,+1677-00-00T00:00:00Z/9,P1326,+1720-00-00T00:00:00Z/9",
                "1677/1720"
            ),
            (
                "from 1887 until 1888",
                "P571,+1887-00-00T00:00:00Z/8,P580,+1887-00-00T00:00:00Z/9,P582,+1888-00-00T00:00:00Z/9",
                "1887/1888"
            ),
            (
                "between circa 1650 and circa 1660",
                "P,+1650-00-00T00:00:00Z/8,P1319,+1650-00-00T00:00:00Z/9,P1326,+1660-00-00T00:00:00Z/9,"
                    + "P1480,Q5727902", "1650~/1660~"
            ),
            ("before 1915", "P,+1915-00-00T00:00:00Z/7,P1326,+1915-00-00T00:00:00Z/9", "../1915"),
            ("after 1456", "P571,+1456-00-00T00:00:00Z/7,P1319,+1456-00-00T00:00:00Z/9", "1456/.."),
            ("250 BC", "P571,-0250-00-00T00:00:00Z/9", "-0249"),
            ("3rd century BC", "P571,-0250-00-00T00:00:00Z/7", "-02XX"),
            ("44 BC", "P571,-44-03-15T00:00:00Z/11", "-0043"), ("1 BC", "P571,-0001-00-00T00:00:00Z/9", nil),
            // The statement is no date, so the text counts.
            ("1916", "P571,+1916-19-00T00:00:00Z/10", "1916"), ("1916", "P571,somevalue", "1916"),
            ("1916", "P571", "1916"), ("1916", "P571,+1916-00-00T00:00:00Z", "1916"),
            ("sometime", "P571,+99999-00-00T00:00:00Z/9", nil), ("sometime", "P170,Q15080600", nil),
        ] as [(String, String, String?)])
    func `a statement for programs gives the date with its precision, certainty and limits`(
        text: String, statement: String, expected: String?
    ) {
        #expect(CommonsDate.date(Self.stated(text, statement))?.description == expected)
        // Openverse and others copy the text without markup.
        #expect(CommonsDate.date("\(text)date QS:\(statement)")?.description == expected)
    }

    @Test(
        arguments: [
            ("2012-09-25 16:23:02", "2012-09-25T16:23:02"), ("2012-09-25 16:23", "2012-09-25T16:23"),
            ("2012-09-25T16:23:02Z", "2012-09-25T16:23:02"), ("2012-09-25", "2012-09-25"),
            ("2012:09:25 16:23:02", "2012-09-25T16:23:02"), ("2012/09/25", "2012-09-25"),
            ("2009-03", "2009-03"), ("1947", "1947"), ("18 January 2009", "2009-01-18"),
            ("25 September 2012, 16:23", "2012-09-25T16:23"), ("September 25, 2012", "2012-09-25"),
            ("25th of September 2012", "2012-09-25"), ("September 2012", "2012-09"),
            ("Sept. 2012", nil), ("Sep. 2012", "2012-09"), ("25 Sep 2012 4:23 pm", nil),
            ("25 Sep 2012 04:23 pm", "2012-09-25"), ("18 de mayo de 2011", "2011-05-18"),
            ("3. Mai 1911", "1911-05-03"), ("5 июня 1907", "1907-06-05"), ("1er mars 1890", "1890-03-01"),
            ("25.09.2012", "2012-09-25"), ("09/25/2012", "2012-09-25"), ("25/09/2012", "2012-09-25"),
            ("03/04/1910", "1910"), ("ca. 1900", "1900~"), ("circa 1900", "1900~"), ("c.1900", "1900~"),
            ("c. 1890s", "189X~"), ("1890s", "189X"), ("1890's", "189X"), ("mid-1890s", "189X"),
            ("1800s", "18XX"), ("19th century", "18XX"), ("late 19th century", "18XX"),
            ("19. Jh.", "18XX"), ("3rd century BC", "-02XX"), ("500 BC", "-0499"), ("79 AD", "0079"),
            ("summer 1911", "1911"), ("before 1900", "../1900"), ("after May 1920", "1920-05/.."),
            ("between 1850 and 1860", "1850/1860"), ("from 1850 to 1860", "1850/1860"),
            ("1850–1860", "1850/1860"), ("1914-18", "1914/1918"), ("1910/11", "1910/1911"),
            ("1888 or 1889", "1888/1889"), ("1511 or before", "../1511"), ("1511 or later", "1511/.."),
            ("circa 1650–1660", "1650~/1660"), ("1900?", "1900?"), ("1900 (?)", "1900?"),
            ("probably 1900?", "1900?"), ("ca. 1900 ?", "1900~"),
            ("19 August 2024 (according to <a href=\"/wiki/Exif\">Exif</a> data)", "2024-08-19"),
            ("Taken on 7 May 1911", "1911-05-07"), ("2012-09-25, Berlin", "2012-09-25"),
            ("2012-09-25 in Berlin", "2012-09-25"),
            ("2007-02-11 (original upload date)", nil), ("2007-02-11 (first uploaded 2005)", nil),
            ("2010-02-2010", nil),
            ("1888, reprinted 1902", nil), ("1888 edition", nil), ("turn of the century", nil),
            ("unknown date", nil),
            ("Unknown date<span style=\"display: none;\">Unknown date</span>", nil), ("", nil),
            ("0000-00-00", nil), ("2012-13-45", nil), ("31", nil), ("1234567", nil), ("IMG 2011", nil),
            ("Mai", nil), ("between 1850", nil), ("1850 - ", nil), ("n.d.", nil), ("12-05-2012", nil),
        ] as [(String, String?)])
    func `a date as people write it is read, and anything else is no date`(text: String, expected: String?) {
        #expect(CommonsDate.date(text)?.description == expected)
    }

    @Test(
        arguments: [
            ("<time class=\"dtstart\" datetime=\"1920-05\">May 1920</time>", "1920-05"),
            ("<time datetime=\"2012-09-25T16:23:02+02:00\">25 September 2012</time>", "2012-09-25T16:23:02"),
            ("circa <time datetime=\"1900\">1900</time>", "1900~"),
            ("<time datetime=\"1900\">1900</time> or <time datetime=\"1901\">1901</time>", "1900/1901"),
            ("<time datetime=\"1900\">?</time> und <time datetime=\"1901\">!</time>", nil),
            ("<time datetime=\"5 o'clock\">1888</time>", "1888"), ("<time datetime=''></time>", nil),
        ] as [(String, String?)])
    func `an element for times gives the date, unless the text qualifies it`(html: String, expected: String?)
    {
        #expect(CommonsDate.date(html)?.description == expected)
    }

    @Test func `hostile text is read in linear time and gives only valid dates`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        let parts = [
            "QS:P", "QS:P571,", "+1511-00-00T00:00:00Z/9", ",P1319,", ",P1326,", "1734", "circa ",
            "<time datetime=\"",
            "\">", "<div>", "</div>", "-", "/", "19th", " century", "BC", ".", "September ", "25", "\u{301}",
            "9", "\"",
        ]
        for _ in 0..<20_000 {
            let text = (0..<Int(random.next() % 12)).map { _ in
                parts[Int(random.next() % UInt64(parts.count))]
            }
            .joined()
            if let date = CommonsDate.date(text) {
                #expect(LocalDate(date.description) == date, "seed \(seed)")
            }
        }
        for part in parts {
            _ = CommonsDate.date(String(repeating: part, count: 20_000))
        }
    }
}
