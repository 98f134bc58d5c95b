import FoundationEssentials
import GalleryCore
import Testing
import Waiting

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct PictureCheckerTests {
    private let folder: TemporaryFolder
    private let checker = PictureChecker(worker: PictureWorker(processes: 1))

    init() throws { folder = try TemporaryFolder() }

    private func verdict(_ bytes: [UInt8]) async throws -> Result<PixelSize, StoreError> {
        let path = try folder.write(bytes, to: "file")
        do throws(StoreError) {
            return .success(try await checker.check(fileAt: path))
        } catch {
            return .failure(error)
        }
    }

    @Test(arguments: Fixture.all) func `a whole picture passes with its size`(_ fixture: Fixture) async throws
    {
        #expect(try await verdict(fixture.bytes).get() == PixelSize(width: 32, height: 24))
    }

    @Test(arguments: Fixture.all) func `one cut short does not`(_ fixture: Fixture) async throws {
        for part in [fixture.bytes.count * 3 / 4, fixture.bytes.count - 3] {
            let verdict = try await verdict(Array(fixture.bytes.prefix(part)))
            #expect(throws: StoreError.self) { try verdict.get() }
        }
    }

    @Test func `other files are named`() async throws {
        #expect(try await verdict([]) == .failure(.notAPicture(.notDecoded(.foreign(.empty)))))
        #expect(
            try await verdict(Array("<html>".utf8)) == .failure(.notAPicture(.notDecoded(.foreign(.html)))))
        await #expect(throws: StoreError.notAPicture(.notDecoded(.unreadable))) {
            try await checker.check(fileAt: folder.path + "/missing")
        }
        await #expect(throws: StoreError.notAPicture(.notDecoded(.unreadable))) {
            try await checker.check(fileAt: folder.path)
        }
    }
}
