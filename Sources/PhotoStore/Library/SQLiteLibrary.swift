public import FoundationEssentials
import GRDB
public import GalleryCore
import Glibc

/// Exports the library in one transaction, and merges archives in many short ones, so that other programs can write.
public struct SQLiteLibrary: LibraryArchives {
    private static let name = "gallery-library"
    private static let ending = ".zip"
    private static let otherArchives: Set<String> = [
        "tar", "tgz", "tbz", "tbz2", "txz", "gz", "bz2", "xz", "zst", "lz4", "br", "7z", "rar", "jar", "cpio",
        "iso", "dmg", "json", "jsonl", "html", "md", "txt", "csv", "db", "sqlite",
    ]

    private let database: GalleryDatabase
    private let addresses: any PhotoAddresses
    private let mirror: MirroredAccounts
    private let now: @Sendable () -> Date

    /// `addresses` validates the addresses of imported photos. Queues changes of favorites for `mirror`.
    public init(
        _ database: GalleryDatabase, addresses: any PhotoAddresses, mirror: MirroredAccounts? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.addresses = addresses
        self.mirror = mirror ?? .none
        self.now = now
    }

    /// Absolute path of an archive; for the path of a folder's `library.jsonl`, that of the folder.
    private static func archive(_ path: String) -> String {
        let path = AbsolutePath.linked(path)
        let (folder, name) = AbsolutePath.parts(of: path)
        return name == LibraryRecord.document ? folder : path
    }

    public func isArchive(_ path: String) -> Bool {
        let path = Self.archive(path)
        if let file = OpenFile(path: path) {
            return path.lowercased().hasSuffix(Self.ending)
                || file.bytes(count: 4) == Array("PK\u{3}\u{4}".utf8)
        }
        return LibraryArchive.folder(at: path) != nil
    }

    public func export(
        to path: String?, settings: [String: String], withPictures: Bool
    ) throws(StoreError) -> LibraryReport {
        // Throws `.locked`, if necessary, before a file is created.
        do throws(StoreError) {
            try database.read { _ in }
            try database.checkPresence()
        } catch .failed(let path, .system(let code)) {
            throw .unreadable(path: path, cause: .system(code))
        }
        let chosen = try AbsolutePath.writable(path ?? Self.name + Self.ending)
        let ending = chosen.lowercased().split(separator: ".").last.map(String.init) ?? ""
        if Self.otherArchives.contains(ending), FileStatus(path: chosen)?.isFolder != true {
            throw .library(path: chosen, .format)
        }
        func write(_ target: any LibraryTarget) throws(StoreError) -> LibraryReport {
            try self.write(to: target, at: chosen, settings, withPictures)
        }
        return chosen.lowercased().hasSuffix(Self.ending)
            ? try exportFile(chosen, isNamed: path != nil, write) : try exportFolder(chosen, write)
    }

    private func write(
        to target: any LibraryTarget, at path: String, _ settings: [String: String], _ withPictures: Bool
    ) throws(StoreError) -> LibraryReport {
        // After damage, `read` calls its closure again, which then throws: the target already has part of the archive.
        var failure: (any Error)?
        return try database.read { db in
            if let failure { throw failure }
            do {
                var export = LibraryExport(
                    db, to: target, at: path, on: now(), withPictures: withPictures,
                    markUnreadable: database.markUnreadable)
                try export.run(settings: settings)
                return export.report
            } catch {
                failure = error
                throw error
            }
        }
    }

    /// An existing file is not replaced: if the user chose the name, it is refused, else it gets a number.
    private func exportFile(
        _ path: String, isNamed: Bool, _ write: (any LibraryTarget) throws(StoreError) -> LibraryReport
    ) throws(StoreError) -> LibraryReport {
        let (parent, file) = AbsolutePath.parts(of: path)
        if isNamed, access(path, F_OK) == 0 { throw .nameTaken(path: path, photo: nil) }
        try Folder.make(parent, mode: 0o777)
        let folder = try Folder(path: parent)
        folder.sweep()
        folder.holdTemporaryFiles()
        var report = LibraryReport(path: path)
        let draft = try TemporaryFile.write(in: folder, mode: 0o600) { file, path throws(StoreError) in
            let target = try ZipTarget(file: file, path: path)
            report = try write(target)
            try target.finish()
        }
        // Has no effect after the draft was renamed.
        defer { _ = unlinkat(folder.descriptor, draft, 0) }
        for number in 1...999 {
            let name = number > 1 ? "\(file.dropLast(Self.ending.count)) (\(number))" + Self.ending : file
            guard try !ExclusiveRename.rename(draft, to: name, in: folder) else {
                try folder.sync()
                report.path = PicturesFolder.joined(parent, name)
                return report
            }
            if isNamed { break }
        }
        throw .nameTaken(path: path, photo: nil)
    }

    /// Exports to a new folder: at `path` or, if a folder exists there, inside that folder.
    private func exportFolder(
        _ path: String, _ write: (any LibraryTarget) throws(StoreError) -> LibraryReport
    ) throws(StoreError) -> LibraryReport {
        let isParent = access(path, F_OK) == 0
        let (container, name) = AbsolutePath.parts(of: path)
        let parent = isParent ? path : container
        try Folder.make(parent, mode: 0o777)
        try Folder(path: parent).sweep()
        let folder = try BoardFolder(
            isParent ? Self.name : name, in: parent, isPrivate: true, unfinished: database.unfinishedExports)
        var report = try write(FolderTarget(folder))
        report.path = try folder.publish()
        return report
    }

    public func merge(_ path: String) throws(StoreError) -> LibraryReport {
        // Throws `.locked`, if necessary, before a large archive is read.
        try database.read { _ in }
        let path = Self.archive(path)
        let archive = try LibraryArchive(path)
        var check = LibraryCheck()
        try archive.eachRecord { check.take($0) }
        try check.checkPictures(of: archive, path: path)
        func merged(again: Bool = false) throws(StoreError) -> LibraryReport {
            var steps = LibrarySteps(
                database, merge: LibraryMerge(addresses: addresses, path: path), mirror: mirror, now: now)
            do throws(StoreError) { try steps.run(archive, check) } catch {
                if steps.isReplaced, !again { return try merged(again: true) }
                guard !steps.report.isEmpty else { throw error }
                return steps.report.failed(with: error)
            }
            return steps.report
        }
        var report = try merged()
        report.settings = check.settings
        return report
    }
}
