import GalleryCore
import TestKit
import Testing

@testable import UseCases

@Suite(.timeLimit(.minutes(10))) struct FolderPagesTests {
    private let query = FolderQuery("/p", search: SearchQuery(keywords: "fog"))

    private func page(_ number: Int, of list: PhotoListID) async throws -> PhotoList {
        var folders = StubPictureFolders()
        folders.unreadable = 2
        return try await FolderPages(folders: folders).page(number, of: list)
    }

    @Test func `folders that cannot be read are noted on the first page of a search, and by comparisons`()
        async throws
    {
        #expect(try await page(1, of: .folder(query)).notes == [.unreadableFolders(2)])
        #expect(try await page(2, of: .folder(query)).notes.isEmpty)
        #expect(try await page(1, of: .alike(query, .twins(of: nil))).notes == [.unreadableFolders(2)])
        #expect(try await page(1, of: .folder(query.withoutSearch)).notes.isEmpty)
    }

    @Test func `among files, paths that end in a slash are counted as folders`() async throws {
        let list = try await page(1, of: .files(["/a.jpg", "/b/", "/c/"]))
        #expect(list.total == 3 && list.folders == 2)
    }
}
