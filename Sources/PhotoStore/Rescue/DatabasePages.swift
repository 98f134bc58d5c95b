import Glibc

/// Pages of a damaged database, from the untrusted file and write-ahead log (sqlite.org/fileformat2.html).
struct DatabasePages {
    /// Number of pages, which are numbered from 1.
    let count: Int
    let usable: Int
    /// Pages of the free list, which may still contain deleted data.
    private(set) var free: Set<Int> = []
    /// 0 if the header is damaged.
    let applicationID: Int

    private let file: DatabaseFile?
    private let log: WriteAheadLog?
    private let size: Int

    /// Page size in bytes if the header has no valid one.
    private static let usualSize = 4096

    /// The file may be missing: the write-ahead log can hold all pages.
    init(_ name: String, in folder: borrowing Folder) {
        let file = DatabaseFile(name, in: folder)
        self.file = file
        log = WriteAheadLog(DatabaseFile(name + "-wal", in: folder))
        let header = log?.page(1) ?? file?.bytes(from: 0, count: 100) ?? []
        let isSound = header.count >= 100 && header.starts(with: "SQLite format 3\0".utf8)
        let stated = isSound ? header.number(at: 16, 2) : 0
        let declaredSize = stated == 1 ? 65_536 : stated
        size = log?.pageSize ?? (Self.isSize(declaredSize) ? declaredSize : Self.usualSize)
        usable = size - (isSound && header[20] <= 32 ? Int(header[20]) : 0)
        applicationID = isSound ? header.number(at: 68, 4) : 0
        count = max(log?.pageCount ?? 0, (file?.size ?? 0) / size)
        if isSound { free = freePages(from: header.number(at: 32, 4)) }
    }

    static func isSize(_ bytes: Int) -> Bool { (512...65_536).contains(bytes) && bytes & (bytes - 1) == 0 }

    func page(_ number: Int) -> [UInt8]? {
        guard (1...max(1, count)).contains(number) else { return nil }
        let page = log?.page(number) ?? file?.bytes(from: (number - 1) * size, count: size)
        return page?.count == size ? page : nil
    }

    private func freePages(from first: Int) -> Set<Int> {
        var free: Set<Int> = []
        var trunk = first
        while trunk > 0, !free.contains(trunk), let page = page(trunk) {
            free.insert(trunk)
            let leaves = min(page.number(at: 4, 4), usable / 4 - 2)
            for leaf in 0..<leaves { free.insert(page.number(at: 8 + leaf * 4, 4)) }
            trunk = page.number(at: 0, 4)
        }
        return free
    }
}

extension Array<UInt8> {
    /// Big-endian integer of `count` bytes; bytes past the end read as 0.
    func number(at offset: Int, _ count: Int) -> Int {
        (offset..<offset + count).reduce(0) { $0 << 8 | (indices.contains($1) ? Int(self[$1]) : 0) }
    }
}
