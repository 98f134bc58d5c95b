import GRDB

/// Rows of the tables of a damaged database: those that are reached from the table's first page, and those of pages
/// whose way there is lost. A page is read once, whatever points to it.
struct StoredTrees {
    /// A row, with its number where the table has them.
    typealias Row = (number: Int64?, values: [DatabaseValue])

    private let pages: DatabasePages
    private var isRead: [Bool]
    /// Of each page, whether something leads to it.
    private var isKnown: [Bool]
    /// Where trees begin that nothing leads to.
    private var lost: [Int] = []

    init(_ pages: DatabasePages) {
        self.pages = pages
        isRead = Array(repeating: false, count: pages.count + 1)
        isKnown = isRead
    }

    /// Hands out the rows of a tree. False when something of it could not be read.
    mutating func read(
        _ shape: TableShape, from root: Int, _ take: (Row) throws -> Void
    ) rethrows -> Bool {
        var isWhole = true
        var waiting = [root]
        while let number = waiting.popLast() {
            guard let page = page(number), page.isOfRows == shape.hasRows, isOf(shape, page) else {
                isWhole = false
                continue
            }
            isRead[number] = true
            if page.isDamaged { isWhole = false }
            waiting += page.children.reversed()
            for cell in page.cells {
                guard let cell, let kinds = StoredRecord.kinds(cell), shape.fits(kinds),
                    let values = StoredRecord.values(record(cell))
                else {
                    isWhole = false
                    continue
                }
                try take((cell.row, values))
            }
        }
        return isWhole
    }

    /// Notes which pages belong to a table, so that they are not taken for lost.
    mutating func mark(_ shape: TableShape, from root: Int) {
        var waiting = [root]
        while let number = waiting.popLast() {
            guard let page = page(number), !isKnown[number], page.isOfRows == shape.hasRows, isOf(shape, page)
            else { continue }
            isKnown[number] = true
            waiting += page.children
        }
    }

    /// Hands out the rows of all trees that were found lost and look like those of the table.
    mutating func readLost(_ shape: TableShape, _ take: (Row) throws -> Void) rethrows {
        for root in lost where !isRead[root] && first(of: shape, below: root) {
            _ = try read(shape, from: root, take)
        }
    }

    /// Looks for trees that nothing leads to.
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

    /// How many entries an index has; nil when not all of it can be read.
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

    /// Nil for one that is none, is free or was read.
    private func page(_ number: Int) -> TreePage? {
        guard isRead.indices.contains(number), !isRead[number], !pages.free.contains(number) else {
            return nil
        }
        return TreePage(pages.page(number), isFirst: number == 1, usable: pages.usable)
    }

    /// Whether any row of the page is of the table; also when it has none.
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

    /// The whole record of a row; shorter when the rest cannot be read. A page is the rest of one row only.
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
    /// Whether the rows of a page rise, as those of a table do. An index of tags has pairs of a number and a tag too,
    /// but begins with the largest number.
    func isOrdered(_ page: TreePage) -> Bool {
        guard name == "ownTag" else { return true }
        let numbers = page.cells.compactMap { cell in
            cell.flatMap { StoredRecord.values(Array($0.local)) }?.first?.whole
        }
        guard let first = numbers.first, let last = numbers.last else { return false }
        return first < last || (first == last && numbers.count < 50)
    }
}
