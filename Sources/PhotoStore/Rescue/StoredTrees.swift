import GRDB

/// Rows in the tables of a damaged database, both those reachable from the root page and those in pages without a
/// parent. Each page is read only once, even if several pages refer to it.
struct StoredTrees {
    /// Row ID, `nil` in tables without row IDs, and values.
    typealias Row = (number: Int64?, values: [DatabaseValue])

    private let pages: DatabasePages
    private var isRead: [Bool]
    /// Whether a page is reachable from the root of a table or index, by page number.
    private var isKnown: [Bool]
    private var lost: [Int] = []

    init(_ pages: DatabasePages) {
        self.pages = pages
        isRead = Array(repeating: false, count: pages.count + 1)
        isKnown = isRead
    }

    /// Calls `take` for the rows of a tree; `false` if parts could not be read.
    mutating func read(
        _ shape: TableShape, from root: Int, _ take: (Row) throws -> Void
    ) rethrows -> Bool {
        var isComplete = true
        var waiting = [root]
        while let number = waiting.popLast() {
            guard let page = page(number), page.isOfRows == shape.hasRows, isOf(shape, page) else {
                isComplete = false
                continue
            }
            isRead[number] = true
            if page.isDamaged { isComplete = false }
            waiting += page.children.reversed()
            for cell in page.cells {
                guard let cell, let kinds = StoredRecord.kinds(cell), shape.fits(kinds),
                    let values = StoredRecord.values(record(cell))
                else {
                    isComplete = false
                    continue
                }
                try take((cell.row, values))
            }
        }
        return isComplete
    }

    mutating func mark(_ shape: TableShape, from root: Int) {
        var waiting = [root]
        while let number = waiting.popLast() {
            guard let page = page(number), !isKnown[number], page.isOfRows == shape.hasRows, isOf(shape, page)
            else { continue }
            isKnown[number] = true
            waiting += page.children
        }
    }

    /// Calls `take` for the rows of unreachable trees that match the table.
    mutating func readLost(_ shape: TableShape, _ take: (Row) throws -> Void) rethrows {
        for root in lost where !isRead[root] && first(of: shape, below: root) {
            _ = try read(shape, from: root, take)
        }
    }

    mutating func findLost() {
        var roots: Set<Int> = []
        var below: Set<Int> = []
        for number in isRead.indices.dropFirst() where !isKnown[number] {
            guard let page = page(number) else { continue }
            roots.insert(number)
            below.formUnion(page.children)
        }
        lost = roots.subtracting(below).sorted()
    }

    /// Number of entries of an index; `nil` if a part cannot be read.
    mutating func entries(from root: Int) -> Int? {
        var count = 0
        var waiting = [root]
        while let number = waiting.popLast() {
            guard let page = page(number), !isKnown[number], !page.isOfRows, !page.isDamaged else {
                return nil
            }
            isKnown[number] = true
            waiting += page.children
            count += page.cells.count
        }
        return count
    }

    private func page(_ number: Int) -> TreePage? {
        guard isRead.indices.contains(number), !isRead[number], !pages.free.contains(number) else {
            return nil
        }
        return TreePage(pages.page(number), isFirst: number == 1, usable: pages.usable)
    }

    /// Whether a row of the page matches the table. True for an empty page.
    private func isOf(_ shape: TableShape, _ page: TreePage) -> Bool {
        let cells = page.cells
        return cells.isEmpty || cells.contains { $0.flatMap(StoredRecord.kinds).map(shape.fits) == true }
    }

    private func first(of shape: TableShape, below root: Int) -> Bool {
        var number = root
        for _ in 0..<64 {
            guard let page = page(number), page.isOfRows == shape.hasRows else { return false }
            if !page.cells.isEmpty { return shape.isOrdered(page) && isOf(shape, page) }
            guard let child = page.children.first(where: { self.page($0) != nil }) else { return false }
            number = child
        }
        return false
    }

    /// Full record of a row; truncated if its rest is unreadable. An overflow page belongs to one row only.
    private mutating func record(_ cell: TreePage.Cell) -> [UInt8] {
        var bytes = Array(cell.local)
        var next = cell.overflow ?? 0
        while bytes.count < cell.length, isRead.indices.contains(next), !isRead[next],
            !pages.free.contains(next), let page = pages.page(next)
        {
            isRead[next] = true
            bytes += page[4..<min(pages.usable, 4 + cell.length - bytes.count)]
            next = page.number(at: 0, 4)
        }
        return bytes
    }
}

extension TableShape {
    /// Whether keys ascend as in the table: records of the index `tagUseMost` look like those of `ownTag`, but descend.
    func isOrdered(_ page: TreePage) -> Bool {
        guard name == "ownTag" else { return true }
        let numbers = page.cells.compactMap { cell in
            cell.flatMap { StoredRecord.values(Array($0.local)) }?.first?.whole
        }
        guard let first = numbers.first, let last = numbers.last else { return false }
        return first < last || (first == last && numbers.count < 50)
    }
}
