import GalleryCore
import TestKit
import Testing

@Suite struct SPDXLicenseTests {
    @Test(
        arguments: [
            ("https://creativecommons.org/licenses/by/4.0/", "CC-BY-4.0"),
            ("https://creativecommons.org/licenses/by-nc-sa/2.0", "CC-BY-NC-SA-2.0"),
            ("https://creativecommons.org/licenses/by-sa/2.1/jp/", "CC-BY-SA-2.1-JP"),
            ("https://creativecommons.org/licenses/by/2.0/fr/", "LicenseRef-CC-BY-2.0-FR"),
            ("https://creativecommons.org/licenses/by/4.0/deed.en", "CC-BY-4.0"),
            ("https://creativecommons.org/publicdomain/zero/1.0/", "CC0-1.0"),
            ("https://creativecommons.org/publicdomain/mark/1.0/", "CC-PDM-1.0"),
            ("https://unsplash.com/license", "LicenseRef-Unsplash-License"),
            (nil, "LicenseRef-Unsplash-License"),
        ] as [(String?, String)])
    func `a license gets an SPDX identifier, or one with LicenseRef-`(link: String?, identifier: String) {
        let license = License(code: "x", name: "Unsplash License", link: link)
        #expect(SPDXLicense(license).identifier == identifier)
    }

    @Test func `the license file has the author, the page and the SPDX identifier`() {
        let photo = Photo(
            id: PhotoID(service: .demo, key: "1"), author: Author(name: "Jane\nDoe"),
            license: License(
                code: "by", name: "CC BY 4.0", link: "https://creativecommons.org/licenses/by/4.0/"),
            pageLink: "https://example.com/1", source: PictureSource([]))
        #expect(
            SPDXLicense(photo.license).text(of: photo) == "SPDX-File" + "CopyrightText: Jane Doe "
                + "<https://example.com/1>\nSPDX-" + "License-Identifier: CC-BY-4.0\n")
    }

    @Test func `the copyright line of a photo without author states it and names the page`() {
        var photo = Photo(
            id: PhotoID(service: .commons, key: "1"), author: Author(name: "Unknown author"),
            license: License(code: "pdm", name: "Public domain"), source: PictureSource(""))
        photo.pageLink = "https://example.org/1"
        let text = SPDXLicense(photo.license).text(of: photo)
        #expect(text.hasPrefix("SPDX-File" + "CopyrightText: author not stated <https://example.org/1>\n"))
    }
}
