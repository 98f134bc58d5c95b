import FoundationEssentials
import GalleryCore
import Wording

extension BoardTransferInteractor {
    private static let pageSize = 30

    /// Writes a board with its pictures into a folder, a photo at a time. Returns when all of it is on the disk; one
    /// that was stopped leaves nothing. `progress` hears which photo is written.
    func export(
        _ board: Board, _ order: ExportOrder, progress: @MainActor @Sendable (Int) -> Void
    ) async throws(ScreenError) -> ExportOutcome {
        let folder = try storing(exporter.begin(board.name, in: order.folder))
        let now = Date()
        let sheets = order.format.companions.map { ($0.document, $0.sheet(of: board, at: now)) }
        func write(_ text: (any BoardExport) throws -> String) throws(ScreenError) {
            for (document, sheet) in sheets { try self.write({ try text(sheet) }, to: document, in: folder) }
        }
        try write { try $0.head() }
        var number = 0, missing = 0
        var last: PhotoID?
        var section: String?
        while true {
            let page = try storing(
                boards.photos(of: board.id, matching: WordQuery(), after: last, count: Self.pageSize))
            if page.isEmpty { break }
            for item in page {
                guard !Task.isCancelled else { throw .catalog(.cancelled) }
                number += 1
                await progress(number)
                let path = try await picture(of: item.photo, number: number, in: folder)
                guard !Task.isCancelled else { throw .catalog(.cancelled) }
                if path == nil { missing += 1 }
                let entry = ExportEntry(
                    number: number, item: item, picture: path, beginsSection: item.section != section)
                section = item.section
                try write { try $0.entry(entry) }
            }
            last = page.last?.photo.id
        }
        try write { try $0.foot() }
        let path = try storing(folder.publish())
        return ExportOutcome(path: path, missing: missing)
    }

    /// What is kept of it, else what can be had now, written into the folder; nil for neither.
    private func picture(
        of photo: Photo, number: Int, in folder: any ExportedFolder
    ) async throws(ScreenError) -> String? {
        var bytes = try storing(favorites.picture(of: photo.id, size: .screen))
        if bytes == nil {
            let width = FavoritePictureSize.screen.width
            bytes = try? await pictures.picture(photo.source, of: photo.id.service, width: width)
        }
        guard let bytes else { return nil }
        do throws(StoreError) { return try folder.add(bytes, of: photo, number: number) } catch {
            if case .notAPicture = error { return nil }
            throw .store(error)
        }
    }

    private func write(
        _ text: () throws -> String, to document: String, in folder: any ExportedFolder
    ) throws(ScreenError) {
        let written: String
        do { written = try text() } catch {
            throw .store(.failed(path: document, cause: .reported("\(error)")))
        }
        try storing(folder.append(written, to: document))
    }
}

/// A board that was exported.
struct ExportOutcome: Equatable, Sendable {
    /// The absolute path of the folder.
    let path: String
    /// How many pictures are not in it.
    let missing: Int
}
