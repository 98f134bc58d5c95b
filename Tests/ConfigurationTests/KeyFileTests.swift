import GalleryCore
import Glibc
import TestKit
import Testing

@testable import Configuration
@testable import PhotoService

@Suite struct KeyFileTests {
    @Test(arguments: [mode_t(0o600), 0o644])
    func `saving a key restricts the file to its owner and keeps other lines`(mode: mode_t) throws {
        let folder = TemporaryFolder()
        mkdir(folder("gallery"), 0o700)
        folder.put("# mine\r\nflickr_api_key = theirs\r\nnonsense\n", at: "gallery/keys", mode: mode)
        let file = KeyFile(folder: folder("gallery"), of: .program)
        try file.save([.unsplash: "mine"])
        #expect(
            folder.text(at: "gallery/keys")
                == "# mine\r\nflickr_api_key = theirs\r\nnonsense\nunsplash_access_key = mine\n")
        #expect(folder.mode(of: "gallery/keys") == 0o600)
        #expect(folder.names(in: "gallery") == ["keys"])
        #expect(file.read().values == ["unsplash_access_key": "mine", "flickr_api_key": "theirs"])
    }

    @Test func `the key file's folder is created with access for its owner only`() throws {
        let folder = TemporaryFolder()
        try KeyFile(folder: folder("a/gallery"), of: .program).save([
            .openverseID: "id", .openverseSecret: "secret",
        ])
        #expect(folder.mode(of: "a/gallery") == 0o700)
        #expect(folder.mode(of: "a/gallery/keys") == 0o600)
        #expect(
            folder.text(at: "a/gallery/keys")
                == "openverse_client_id = id\nopenverse_client_secret = secret\n")
    }

    @Test func `if an access key is replaced, its secret is replaced, or removed if none is given`() throws {
        let folder = TemporaryFolder()
        let file = KeyFile(folder: folder.path, of: .program)
        try file.save([.flickr: "one", .flickrSecret: "its", .unsplash: "other", .unsplashSecret: "theirs"])
        try file.save([.flickr: "one"])
        #expect(file.read().values["flickr_api_secret"] == "its")
        try file.save([.flickr: "two"])
        #expect(
            file.read().values == [
                "flickr_api_key": "two", "unsplash_access_key": "other", "unsplash_secret_key": "theirs",
            ])
        try file.save([.unsplash: "new", .unsplashSecret: "its own"])
        #expect(file.read().values["unsplash_secret_key"] == "its own")
    }

    @Test func `a setting in a key file is a fault`() {
        let folder = TemporaryFolder()
        folder.put("service = demo\n", at: "keys")
        let file = KeyFile(folder: folder.path, of: .program).read()
        #expect(file.values.isEmpty)
        #expect(
            file.faults == [
                .line(
                    1, path: folder("keys"),
                    .unknownName("service", known: [ServiceDescription].program.keys.map(\.rawValue)))
            ])
    }

    @Test func `saving a key through a symbolic link changes its target and keeps the link`() throws {
        let folder = TemporaryFolder()
        folder.put("flickr_api_key = other\n", at: "other", mode: 0o644)
        symlink("other", folder("keys"))
        try KeyFile(folder: folder.path, of: .program).save([.unsplash: "mine"])
        #expect(folder.isLink("keys") && folder.mode(of: "other") == 0o600)
        #expect(folder.text(at: "other") == "flickr_api_key = other\nunsplash_access_key = mine\n")
    }

    @Test(.timeLimit(.minutes(10)))
    func `concurrent writers of the key file keep each other's keys`() async throws {
        let folder = TemporaryFolder()
        let path = folder("gallery")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for service in [ServiceDescription].program.keys.services {
                for number in 0..<16 {
                    let keys = [ServiceDescription].program.keys.of(service).map { ($0, "\(number)") }
                    group.addTask {
                        try KeyFile(folder: path, of: .program).save(Dictionary(uniqueKeysWithValues: keys))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(
            KeyFile(folder: path, of: .program).read().values.count == [ServiceDescription].program.keys.count
        )
        #expect(folder.names(in: "gallery") == ["keys"])
    }
}
