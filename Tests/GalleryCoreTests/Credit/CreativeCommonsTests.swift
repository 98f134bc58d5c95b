import GalleryCore
import Testing

@Suite struct CreativeCommonsTests {
    @Test(arguments: [
        ("CC BY-SA 4.0", "CC BY-SA 4.0"), ("CC BY 3.0 igo", "CC BY 3.0 IGO"),
        ("cc-by-sa-3.0-de", "CC BY-SA 3.0 DE"),
        ("CC BY-SA 4.0-3.0-2.5-2.0-1.0", "CC BY-SA 4.0"), ("CC BY-SA 2.5,2.0,1.0", "CC BY-SA 2.5"),
        ("CC-BY-SA-1.0,4.0", "CC BY-SA 4.0"), ("CC BY-SA 1.0+", "CC BY-SA 1.0"), ("CC BY", "CC BY"),
        ("CC SA 1.0", "CC SA 1.0"), ("CC-BY-SA-3.0-migrated", "CC BY-SA 3.0"), ("CC-Zero", "CC0 1.0"),
        ("CC0", "CC0 1.0"),
        ("PDM-owner", "Public Domain Mark 1.0"), ("Public Domain Mark 1.0", "Public Domain Mark 1.0"),
        ("Creative Commons Attribution-Share Alike 4.0 International", "CC BY-SA 4.0"),
        ("Creative Commons Attribution 3.0 IGO", "CC BY 3.0 IGO"),
        ("CC NC-Sampling+ 1.0", "NC Sampling+ 1.0"),
        ("CC-PD-Mark", nil),
        ("CCTV", nil), ("Cc", nil), ("GFDL", nil), ("Public domain", nil), ("", nil),
        ("CC BY-XX 1.0", "CC BY 1.0"),
    ])
    func `a name states terms, the highest version and the jurisdiction`(name: String, expected: String?) {
        #expect(CreativeCommons(name: name)?.name == expected)
    }

    @Test(
        arguments: [
            ("https://creativecommons.org/licenses/by/3.0/igo/deed.en", "CC BY 3.0 IGO"),
            ("http://www.creativecommons.org/licenses/by-sa/4.0", "CC BY-SA 4.0"),
            ("https://creativecommons.org/licenses/sa/1.0/", "CC SA 1.0"),
            ("https://creativecommons.org/licenses/by-nc-nd/2.5/scotland/", "CC BY-NC-ND 2.5 SCOTLAND"),
            ("https://creativecommons.org/publicdomain/zero/1.0/deed.en", "CC0 1.0"),
            ("https://creativecommons.org/publicdomain/mark/1.0/", "Public Domain Mark 1.0"),
            ("https://creativecommons.org/licenses/by/4.0/legalcode.de?x=1#y", "CC BY 4.0"),
            ("https://creativecommons.org.evil.example/licenses/by/4.0/", nil),
            ("ftp://creativecommons.org/licenses/by/4.0/", nil),
            ("https://creativecommons.org/licenses/evil/4.0/", nil), ("https://creativecommons.org/", nil),
            (nil, nil),
        ] as [(String?, String?)])
    func `an address states the license that it is about`(link: String?, expected: String?) {
        #expect(CreativeCommons(link: link)?.name == expected)
    }
}
