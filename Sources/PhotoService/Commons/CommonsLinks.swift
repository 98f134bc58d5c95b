import GalleryCore

/// Addresses of files on Commons, and of files on wikis that may be files of Commons.
enum CommonsLinks {
    private static let hosts = ["commons.wikimedia.org", "commons.m.wikimedia.org"]
    private static let fileHosts = ["upload.wikimedia.org", "thumb.wikimedia.org"]
    private static let wikipedias = ["{}.wikipedia.org", "{}.m.wikipedia.org"]

    /// Ways in which a wiki's address names the page or picture of a file. `FILE` includes the namespace.
    private static func pages(_ file: String) -> [String] {
        ["/wiki/\(file)", "/w/index.php?title=\(file)", "/**#media/\(file)"]
    }

    /// Pages that redirect to a file, whose name has no namespace.
    private static let redirects = [
        "/wiki/Special:FilePath/{}", "/wiki/Special:Redirect/file/{}",
        "/w/index.php?title=Special:FilePath/{}", "/w/index.php?title=Special:Redirect/file/{}",
    ]

    static let files =
        forms(hosts, pages("File:{}") + pages("Image:{}") + redirects) { file($0[0]) }
        + forms(hosts, ["/**?curid={}", "/entity/M{}"]) { CommonsCatalog.pageID($0[0]).map(CommonsFile.page) }
        + forms(fileHosts, ["/wikipedia/commons/*/*/{}", "/wikipedia/commons/thumb/*/*/{}/*"]) {
            file($0[0])
        }

    /// Pages of files on Wikipedias, with the namespace in any language, and picture files of other projects.
    static let wikiFiles =
        forms(wikipedias, pages("{}")) { wikiFile($0[0], $0[1]) }
        + forms(wikipedias, redirects) { wikiFile($0[0], "File:" + $0[1]) }
        + forms(fileHosts, ["/{}/{}/*/*/{}", "/{}/{}/thumb/*/*/{}/*"]) {
            .other(project: $0[0], wiki: $0[1], name: $0[2])
        }

    /// In titles, `_` and spaces are equal (mediawiki.org/wiki/Manual:Page_title).
    private static func file(_ name: String) -> CommonsFile { .title(name.replacing(" ", with: "_")) }

    /// Title of a page that has a namespace and ends like a file name; else `nil`.
    private static func wikiFile(_ language: String, _ title: String) -> CommonsFile? {
        let parts = title.split(separator: ":", maxSplits: 1)
        guard AddressForm.isLanguage(language), parts.count == 2, let dot = parts[1].lastIndex(of: "."),
            endings.contains(parts[1][parts[1].index(after: dot)...].lowercased())
        else { return nil }
        return .wiki(language, title: title.replacing(" ", with: "_"))
    }

    private static let endings: Set = [
        "jpg", "jpeg", "jpe", "png", "gif", "svg", "tif", "tiff", "webp", "xcf", "pdf", "djvu",
    ]

    private static func forms(
        _ hosts: [String], _ paths: [String], _ file: @escaping @Sendable ([String]) -> CommonsFile?
    ) -> [AddressForm] {
        AddressForm.all(hosts.flatMap { host in paths.map { host + $0 } }) { file($0)?.key }
    }
}
