import TextLayout

/// Layout of the grid. As in lists, a picture is directly above its caption, at the left. The photo at the cursor has a
/// frame and a reversed caption with an arrow, because a color is not always visible; a marked photo has thinner bars.
struct GridView {
    private typealias PlacedLine = ScreenLayout.PlacedLine

    /// Columns in which facts of a compared photo are readable.
    private static let narrowest = 16

    func layout(of model: GridModel, on screen: ScreenSize) -> ScreenLayout {
        if let facts = model.facts {
            return facts.layout(on: screen)
        }
        guard model.compared.isEmpty else {
            return comparison(of: model, above: comparisonStatus(model, in: screen.columns), on: screen)
        }
        let geometry = GridGeometry(on: screen, across: model.across)
        var lines: [PlacedLine] = []
        var pictures: [ScreenLayout.PlacedPicture] = []
        var cursor = 0
        for (index, cell) in model.cells.prefix(geometry.shape.count).enumerated() where geometry.height > 0 {
            let (row, column) = geometry.origin(of: index), rows = geometry.height - 1
            if rows > 0, geometry.width > 3 {
                let (columns, room) = (geometry.width - 2, rows)
                let box = CellBox(cell.photo, maxColumns: columns, maxRows: room, aspect: screen.cellAspect)
                let placed = ScreenLayout.PlacedPicture(
                    picture: cell.photo.omittingAltText(repeatedIn: cell.title),
                    row: row + room - box.rows, column: column + 1, columns: box.columns, rows: box.rows)
                pictures.append(placed)
                lines += frame(of: cell, around: placed)
            }
            if cell.isCurrent { cursor = row + rows }
            lines.append(
                PlacedLine(row: row + rows, column: column, line: caption(of: cell, in: geometry.width - 1)))
        }
        let end = max(pictures.map { $0.row + $0.rows }.max() ?? 0, cursor + 1)
        let message = message(model, in: screen.columns, most: screen.rows - end)
        let hasRoom = (message?.count ?? 1) < screen.rows - end
        let keys = hasRoom ? model.keys.first { CellWidth.of($0) <= screen.columns } : nil
        let rows =
            (keys.map { [Line($0, .quiet)] } ?? [])
            + (message ?? [status(model, in: screen.columns, namesKeys: keys == nil)])
        let top = screen.rows - rows.count
        lines.removeAll { $0.row >= top }
        for (row, line) in rows.enumerated() {
            lines.append(PlacedLine(row: top + row, column: 0, line: line))
        }
        return ScreenLayout(height: screen.rows, lines: lines, pictures: pictures)
    }

    /// Rows of the message, over captions but not over pictures or the cursor; `nil` without a message or room for it.
    private func message(_ model: GridModel, in width: Int, most: Int) -> [Line]? {
        guard model.line == nil, let message = model.message else { return nil }
        let rows = ([message].line() ?? Line(message.text)).wrapped(to: width)
        return rows.count <= most ? rows : nil
    }

    private func comparisonStatus(_ model: GridModel, in width: Int) -> Line {
        let text = model.comparison.first { CellWidth.of($0) <= width } ?? model.comparison.last
        return text.map { Line($0, .heading).clipped(to: width) } ?? status(model, in: width)
    }

    private func comparison(of model: GridModel, above status: Line, on screen: ScreenSize) -> ScreenLayout {
        let count = model.compared.count
        // In a narrow window, four photos are in two rows, with their facts cut to one row each.
        let isSquare = count == 4 && screen.columns < Self.narrowest * count
        let across = isSquare ? 2 : count, height = (screen.rows - 1) / (isSquare ? 2 : 1)
        let width = max(1, screen.columns / across)
        let facts = facts(
            of: model.compared, differing: model.differing, in: max(1, width - 1), most: isSquare ? 1 : 3)
        let room = height - (facts.map(\.count).max() ?? 0)
        var lines: [PlacedLine] = []
        var pictures: [ScreenLayout.PlacedPicture] = []
        for (index, compared) in model.compared.enumerated() where room > 0 {
            let (columns, column) = (max(1, width - 1), index % across * width)
            let top = index / across * height
            let box = CellBox(compared.photo, maxColumns: columns, maxRows: room, aspect: screen.cellAspect)
            pictures.append(
                ScreenLayout.PlacedPicture(
                    picture: compared.photo.omittingAltText(repeatedIn: compared.facts.first ?? ""),
                    row: top + (room - box.rows) / 2,
                    column: column + (columns - box.columns) / 2, columns: box.columns, rows: box.rows))
            for (row, line) in facts[index].enumerated() {
                lines.append(PlacedLine(row: top + room + row, column: column, line: line))
            }
        }
        lines.append(PlacedLine(row: screen.rows - 1, column: 0, line: status))
        return ScreenLayout(height: screen.rows, lines: lines, pictures: pictures)
    }

    /// Facts of each photo; facts of one kind start in the same row, and are bold if they differ. A fact of more than
    /// `most` rows, or with a word that is wider than a row, is cut to one.
    private func facts(
        of photos: [GridModel.Compared], differing: Set<Int>, in width: Int, most: Int
    ) -> [[Line]] {
        let wrapped = photos.map { photo in
            photo.facts.enumerated().map { index, text in
                let fact = Line(text, differing.contains(index) ? .title : .quiet)
                let rows = fact.wrapped(to: width)
                let isBroken = text.split(separator: " ").contains { CellWidth.of(String($0)) > width }
                return isBroken || rows.count > most ? [fact.clipped(to: width)] : rows
            }
        }
        return wrapped.map { facts in
            facts.enumerated().flatMap { index, rows in
                let height = wrapped.compactMap { index < $0.count ? $0[index].count : nil }.max() ?? 0
                return rows + Array(repeating: Line(""), count: height - rows.count)
            }
        }
    }

    private func frame(
        of cell: GridModel.Cell, around picture: ScreenLayout.PlacedPicture
    ) -> [PlacedLine] {
        guard cell.isCurrent || cell.isMarked else { return [] }
        let (left, right): (Glyph, Glyph) = cell.isCurrent ? (.bar, .bar) : (.left, .right)
        return (picture.row..<picture.row + picture.rows).flatMap { row in
            [(left, picture.column - 1), (right, picture.column + picture.columns)].map {
                PlacedLine(row: row, column: $1, line: Line($0.rawValue, .number))
            }
        }
    }

    private func caption(of cell: GridModel.Cell, in width: Int) -> Line {
        let mark = cell.isMarked ? [Span.mark] : [], heart = cell.isFavorite ? [Span.heart] : []
        let removed = cell.status.map { [Span($0 + " ", .quiet)] } ?? []
        let texts = mark + heart + removed + [Span(cell.title)]
        guard cell.isCurrent else {
            let number =
                cell.isMarked
                ? [Span("\(cell.number) \(Glyph.mark.rawValue)", .marked), Span(" ")]
                : [Span("\(cell.number) ", .number)]
            return Line([Span(" ")] + number + heart + removed + [Span(cell.title)]).clipped(
                to: max(0, width))
        }
        let text = Glyph.cursor.rawValue + "\(cell.number) " + texts.map(\.text).joined()
        let caption = Line(text, .cursor).clipped(to: max(0, width))
        return caption + Line(String(repeating: " ", count: max(0, width - caption.width)), .cursor)
    }

    private func status(_ model: GridModel, in width: Int, namesKeys: Bool = true) -> Line {
        if let line = model.line { return Line(typing: line, choices: model.choices, in: width) }
        guard let message = model.message else {
            let photo = namesKeys ? model.photo : model.photo?.withoutKeys()
            let facts = model.status.isEmpty ? [] : [model.status]
            let texts = photo?.texts(in: width) ?? [model.position] + facts
            return Line([Span(texts[0], .heading)] + texts.dropFirst().map(Span.aside)).clipped(to: width)
        }
        return ([message].line() ?? Line(message.text)).clipped(to: width)
    }
}
