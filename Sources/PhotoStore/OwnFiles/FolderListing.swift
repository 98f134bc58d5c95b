import GalleryCore
import Glibc

/// Names in a folder, sorted; with a recursive query, those in all folders below, relative to the folder.
struct FolderListing {
    /// Empty for a recursive query.
    private(set) var folders: [[UInt8]] = []
    /// Folders that are links.
    private(set) var links: Set<[UInt8]> = []
    private(set) var pictures: [[UInt8]] = []
    /// Names of the form `NAME.json`, which may be sidecars of pictures; empty for a recursive query.
    private(set) var sidecars: Set<[UInt8]> = []
    private(set) var videos = 0
    /// Number of folders below that could not be read.
    private(set) var unreadable = 0

    /// Folders below the first that a recursive query reads.
    private static let mostFolders = 100_000
    private static let videoEndings: Set = [
        "mp4", "mov", "mkv", "webm", "avi", "m4v", "mpg", "mpeg", "3gp", "mts", "wmv",
    ]

    /// `top` is the path of the folder if it is known as bytes. Ends early if the task is canceled. Links to folders
    /// are listed, but not followed by a recursive query.
    init(_ query: FolderQuery, at top: [UInt8]? = nil, isSorted: Bool = true) throws(StoreError) {
        var waiting: [[UInt8]] = [[]]
        let top = top ?? query.bytes
        var count = 0
        while let below = waiting.popLast(), !Task.isCancelled, count < Self.mostFolders {
            count += 1
            let path = below.isEmpty ? top : FilePath.joined(top, below)
            guard let entries = Self.entries(of: path) else {
                guard !below.isEmpty else { throw .unreadable(path: query.path, cause: .system(errno)) }
                unreadable += 1
                continue
            }
            for (name, type) in entries where query.includesHidden || name.first != UInt8(ascii: ".") {
                let whole = below.isEmpty ? name : FilePath.joined(below, name)
                switch Self.kind(type, of: whole, in: top) {
                case .folder:
                    // Some file systems do not tell the type of an entry.
                    let isLink =
                        type != DT_DIR
                        && FileStatus(notFollowing: FilePath.joined(top, whole))?.isFolder != true
                    if !query.isRecursive {
                        folders.append(whole)
                        if isLink { links.insert(whole) }
                    } else if !isLink {
                        waiting.append(whole)
                    }
                case .file:
                    if Self.isPicture(name) {
                        pictures.append(whole)
                    } else if Self.isVideo(name) {
                        videos += 1
                    } else if !query.isRecursive, name.suffix(5) == Array(".json".utf8)[...] {
                        sidecars.insert(name)
                    }
                case nil: break
                }
            }
        }
        guard isSorted else { return }
        folders = NaturalOrder.sorted(folders)
        pictures = Self.sorted(pictures, in: top, query)
    }

    private enum Kind { case folder, file }

    static func isPicture(_ name: [UInt8]) -> Bool {
        ending(of: name).map { RawFormat.isPicture(ending: $0) } ?? false
    }

    /// Extension of the name of a RAW file.
    static func rawEnding(of name: [UInt8]) -> String? {
        ending(of: name).flatMap { RawFormat.endings.contains($0) ? $0 : nil }
    }

    private static func isVideo(_ name: [UInt8]) -> Bool {
        ending(of: name).map(videoEndings.contains) ?? false
    }

    private static func ending(of name: [UInt8]) -> String? {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, name.count - dot <= 5 else {
            return nil
        }
        return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
    }

    /// Names and types without `.` and `..`; `nil` with `errno` if the folder cannot be read.
    private static func entries(of path: [UInt8]) -> [(name: [UInt8], type: Int)]? {
        let stream = path.withCString { opendir($0) }
        guard let stream else { return nil }
        defer { closedir(stream) }
        var entries: [(name: [UInt8], type: Int)] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard name != [UInt8(ascii: ".")], name != Array("..".utf8) else { continue }
            entries.append((name, Int(entry.pointee.d_type)))
        }
        return entries
    }

    /// Kind of a regular file, a folder, or the target of a link; `nil` for others, such as pipes.
    private static func kind(_ type: Int, of name: [UInt8], in folder: [UInt8]) -> Kind? {
        switch type {
        case DT_REG: return .file
        case DT_DIR: return .folder
        case DT_LNK, DT_UNKNOWN:
            guard let status = FileStatus(following: FilePath.joined(folder, name)) else { return nil }
            return status.isFolder ? .folder : status.isRegular ? .file : nil
        default: return nil
        }
    }

    private static func sorted(
        _ names: [[UInt8]], in folder: [UInt8], _ query: FolderQuery
    ) -> [[UInt8]] {
        func descending(by value: (FileStatus) -> Int) -> [[UInt8]] {
            NaturalOrder.sorted(names).map { name in
                (name: name, value: FileStatus(following: FilePath.joined(folder, name)).map(value) ?? 0)
            }.enumerated().sorted {
                ($1.element.value, $0.offset) < ($0.element.value, $1.offset)
            }.map(\.element.name)
        }
        let sorted =
            switch query.order {
            case .name: NaturalOrder.sorted(names)
            case .date: descending(by: \.modifiedNanoseconds)
            case .size: descending(by: \.size)
            case .random: names.shuffled()
            }
        return query.isReversed ? sorted.reversed() : sorted
    }
}

extension FolderQuery {
    /// Path as bytes, which may not be UTF-8.
    var bytes: [UInt8] { RepairedPath.bytes(of: path) }
}

extension [UInt8] {
    /// Calls `body` with the bytes and a final zero, as a path for system calls.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (self + [0]).withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in text.baseAddress.map(body) ?? body("") }
        }
    }
}
