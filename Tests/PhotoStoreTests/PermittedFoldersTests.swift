import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct PermittedFoldersTests {
    private let home = TemporaryFolder()
    private var permission: PermittedFolders { PermittedFolders(home: home.path) }

    private func folder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: home(name), withIntermediateDirectories: true)
        return home(name)
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: home(name), withDestinationPath: target)
    }

    @Test func `a folder inside a permitted one is resolved, also if it is missing`() throws {
        let site = try folder("site")
        for (typed, real) in [
            (nil, site), ("", site), ("img", site + "/img"), ("./img/a/", site + "/img/a"), (site, site),
            (site + "/b", site + "/b"), ("a..b", site + "/a..b"),
        ] as [(String?, String)] {
            #expect(try permission.resolved(typed, within: [site]) == real)
        }
    }

    @Test(arguments: [
        "..", "../other", "/etc", "~", "~/other", "img/../../other", "/", "link", "link/deep", "loop",
        "gone/x",
        "missing/../../other", "file:///etc", "img\0x",
    ])
    func `a folder outside, also by a link or with dots, is refused`(typed: String) throws {
        let site = try folder("site")
        _ = try folder("site/img")
        _ = try folder("other")
        try link("site/link", to: home("other"))
        try link("site/loop", to: "loop")
        try link("site/gone", to: home("nowhere"))
        #expect(throws: FolderRefusal.self) { try permission.resolved(typed, within: [site]) }
    }

    @Test func `a similar name is no folder inside, and a link inside is followed`() throws {
        let site = try folder("site")
        _ = try folder("site-2")
        _ = try folder("site/img")
        try link("site/pictures", to: site + "/img")
        #expect(throws: FolderRefusal.outside(home("site-2"), roots: [site])) {
            try permission.resolved(home("site-2"), within: [site])
        }
        #expect(try permission.resolved("pictures/a", within: [site]) == site + "/img/a")
    }

    @Test func `the home folder and folders that contain it are never permitted`() throws {
        try link("self", to: home.path)
        for root in ["/", home.path, home.path + "/", home.path + "/.", home("self"), home("missing/..")] {
            #expect(permission.isTooWide(root), "\(root)")
            #expect(throws: FolderRefusal.self) { try permission.resolved("a", within: [root]) }
        }
        #expect(!permission.isTooWide(try folder("site")))
    }

    @Test func `an address is a path only of this computer`() {
        #expect(permission.path(of: "file:///data/a%20b") == "/data/a b")
        #expect(permission.path(of: "file://other/data") == nil)
        #expect(permission.path(of: "https://a.example/") == nil)
        #expect(permission.path(of: "/data") == nil)
    }
}
