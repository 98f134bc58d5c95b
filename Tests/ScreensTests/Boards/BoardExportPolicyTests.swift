import FoundationEssentials
import GalleryCore
import PhotoService
import Testing
import Wording

@Suite struct BoardExportPolicyTests {
    @Test func `a page with links may load pictures only from the hosts of Unsplash's pictures`() throws {
        let board = Board(id: Board.ID(1), name: "Fog", madeAt: Date(), changedAt: Date())
        let page = try ExportFormat.html.export(
            of: board, at: Date(), pictureHosts: ServiceAddresses().publicHosts
        ).head()
        #expect(
            page.contains(
                "default-src 'none'; img-src 'self' file: data: https://images.unsplash.com "
                    + "https://plus.unsplash.com; style-src 'sha256-"))
    }

    @Test(arguments: [
        ("https://images.unsplash.com/p", true), ("https://plus.unsplash.com/p", true),
        ("https://other.unsplash.com/p", false), ("https://images.unsplash.com.evil.test/p", false),
    ])
    func `a picture is linked only if the page may load it`(address: String, isLinked: Bool) {
        let photo = Photo(
            id: PhotoID(service: .unsplash, key: "p"), author: Author(name: "Ida"), license: .unsplash,
            source: PictureSource("\(address) *w"))
        let link = ServiceAddresses().publicAddress(of: photo, width: 640)
        #expect(link?.hasPrefix(address + "?") ?? false == isLinked)
    }
}
