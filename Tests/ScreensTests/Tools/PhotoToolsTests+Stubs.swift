import GalleryCore
import MCP
import Synchronization
import TestKit
import UseCases

extension PhotoToolsTests {
    /// Client that records the lines it receives.
    final class Client: Sendable {
        private let received = Mutex<[String]>([])

        var lines: [String] { received.withLock { $0 } }
        var receive: @Sendable (String) -> Void { { [self] line in received.withLock { $0.append(line) } } }
    }

    struct Lookup: CatalogLookup {
        let catalog: StubCatalog

        func catalog(of service: ServiceName) throws(CatalogError) -> any PhotoCatalog {
            guard service == catalog.service else { throw .misconfigured(.notSetUp(service)) }
            return catalog
        }
    }

    struct Stale: StaleReplies {
        func failure(of service: ServiceName) -> CatalogError? { nil }
    }

    struct Folders: FolderPermission {
        func resolved(_ folder: String?, within roots: [String]) throws(FolderRefusal) -> String {
            guard let folder else { return roots[0] }
            guard !folder.hasPrefix("/") else { throw .outside(folder, roots: roots) }
            return roots[0] + "/" + folder
        }
        func isTooWide(_ folder: String) -> Bool { folder == "/person" }
        func path(of address: String) -> String? {
            address.hasPrefix("file://") ? String(address.dropFirst(7)) : nil
        }
    }

    struct Thumbnails: ThumbnailMaking {
        func thumbnail(of photo: Photo, longest: Int) async -> Thumbnail? {
            photo.id.key == "p1" ? Thumbnail(jpeg: Array("\(longest)".utf8)) : nil
        }
    }

    struct StubCredits: CreditReading {
        func pictures(at paths: [String]) throws(StoreError) -> [CreditedFile] {
            var photo = Photo.sample(1)
            photo.size = PixelSize(width: 10, height: 10)
            return [
                CreditedFile(path: paths[0] + "/a.jpg", photo: photo, place: .embedded),
                CreditedFile(path: paths[0] + "/b.jpg", photo: nil, place: nil),
            ]
        }
        func exists(_ path: String) -> Bool { true }
        func relative(_ path: String, to base: String?) -> String { path }
    }
}
