import Foundation
import GalleryCore
import Testing

@testable import PhotoService

@Suite struct CommonsLicenseTests {
    private static let cc = "https://creativecommons.org/"

    private static func license(
        _ name: String?, _ link: String? = nil, code: String? = nil, categories: [String] = []
    ) throws -> (license: License, all: [String]?) {
        let texts = ["LicenseShortName": name, "LicenseUrl": link, "License": code].compactMapValues(\.self)
        let json = try JSONEncoder().encode(texts.mapValues { ["value": $0] })
        return CommonsLicense.license(
            try JSONDecoder().decode(CommonsMetadata.self, from: json), categories: categories,
            page: "https://p.example")
    }

    @Test(arguments: [
        ("CC BY 3.0 igo", "licenses/by/3.0/igo/deed.en", nil, "by", "CC BY 3.0 igo"),
        ("CC BY-SA 4.0-3.0-2.5-2.0-1.0", "licenses/by-sa/4.0", nil, "by-sa", "CC BY-SA 4.0"),
        ("CC BY-SA 2.5,2.0,1.0", "licenses/by-sa/2.5", nil, "by-sa", "CC BY-SA 2.5"),
        ("CC BY-SA 1.0+", "licenses/by-sa/1.0/", nil, "by-sa", "CC BY-SA 1.0"),
        ("CC SA 1.0", "licenses/sa/1.0/", "cc-sa-1.0", "sa", "CC SA 1.0"),
        ("CC BY", "licenses/by/1.0/", nil, "by", "CC BY 1.0"),
        ("PDM-owner", "publicdomain/mark/1.0/", nil, "pdm", "Public Domain Mark 1.0"),
        ("CC BY-SA 3.0 de", "licenses/by-sa/3.0/de/deed.en", "cc-by-sa-3.0-de", "by-sa", "CC BY-SA 3.0 de"),
        ("CC0", "publicdomain/zero/1.0/deed.en", "cc0", "cc0", "CC0"),
    ])
    func `a Creative Commons license is read from its code, its address or its name`(
        name: String, path: String, code: String?, expectedCode: String, expectedName: String
    ) throws {
        let (license, _) = try Self.license(name, Self.cc + path, code: code)
        #expect(license == License(code: expectedCode, name: expectedName, link: Self.cc + path))
    }

    @Test func `an address of another license is replaced by that of the named one`() throws {
        let (license, _) = try Self.license(
            "CC BY-SA 4.0", Self.cc + "licenses/by/2.0/", code: "cc-by-sa-4.0")
        #expect(
            license == License(code: "by-sa", name: "CC BY-SA 4.0", link: Self.cc + "licenses/by-sa/4.0/"))
    }

    @Test(arguments: [
        "GFDL 1.2", "FAL 1.3", "KOGL Type 1", "MIT", "CeCILL", "Copyrighted free use", "OGL v1.0",
    ])
    func `another license that Commons accepts counts as free and keeps its name`(name: String) throws {
        let (license, all) = try Self.license(name)
        #expect(license.name == name && license.link == "https://p.example" && all == nil)
        #expect(Photo.licensed(license, "commercial,modification"))
        #expect(!Photo.licensed(license, "cc") && !Photo.licensed(license, "public"))
    }

    @Test func `a license that cannot be read is not stated and matches no filter`() throws {
        for (license, _) in [try Self.license(nil), try Self.license("<b></b>")] {
            #expect(license.name == License.notStated)
            #expect(!Photo.licensed(license, "commercial") && !Photo.licensed(license, "modification"))
        }
    }

    @Test func `retired licenses match filters by their terms`() throws {
        let (license, _) = try Self.license("CC SA 1.0", code: "cc-sa-1.0")
        #expect(Photo.licensed(license, "cc,commercial,modification"))
        let retired = License(code: "nd-nc", name: "CC ND-NC 1.0")
        #expect(!Photo.licensed(retired, "commercial") && !Photo.licensed(retired, "modification"))
    }

    @Test func `a photo of a work in the public domain has the license of its category, and both are named`()
        throws
    {
        let (license, all) = try Self.license(
            "Public domain", code: "pd", categories: ["Self-published work", "CC-BY-SA-3.0", "CC-BY-SA-4.0"])
        #expect(license.name == "CC BY-SA 4.0" && license.code == "by-sa")
        #expect(license.link == Self.cc + "licenses/by-sa/4.0/")
        #expect(all == ["CC BY-SA 4.0", "Public domain", "CC BY-SA 3.0"])
        #expect(try Self.license("Public domain", code: "pd", categories: ["CC-PD-Mark"]).all == nil)
    }

    @Test func `of GFDL and a Creative Commons license, credits name the latter`() throws {
        let (license, all) = try Self.license("GFDL", categories: ["CC-BY-SA-3.0-migrated", "GFDL"])
        #expect(license.name == "CC BY-SA 3.0")
        #expect(all == ["CC BY-SA 3.0", "GFDL"])
        let (other, both) = try Self.license(
            "CC BY-SA 3.0", Self.cc + "licenses/by-sa/3.0", code: "cc-by-sa-3.0", categories: ["GFDL"])
        #expect(other.name == "CC BY-SA 3.0" && both == ["CC BY-SA 3.0", "GFDL"])
    }

    @Test func `all versions of a license are named beside the highest`() throws {
        let name = "CC BY-SA 4.0-3.0-2.5-2.0-1.0"
        #expect(try Self.license(name).all == ["CC BY-SA 4.0", name])
    }
}

extension Photo {
    fileprivate static func licensed(_ license: License, _ filter: String) -> Bool {
        let photo = Photo(
            id: PhotoID(service: .commons, key: "1"), author: Author(name: "Ann"), license: license,
            source: PictureSource([]))
        return FilterName.license.matches(photo, filter)
    }
}
