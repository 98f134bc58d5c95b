import TextLayout

/// Layout of the grid. Marks the photo at the cursor with lines and an arrow, because a color is not always visible.
struct GridView {
    private typealias PlacedLine = ScreenLayout.PlacedLine

    func layout(of model: GridModel, on screen: ScreenSize) -> ScreenLayout {
        let status = status(model, in: screen.columns)
        if let facts = model.facts { return facts.layout(above: status, on: screen) }
        guard model.compared.isEmpty else { return comparison(of: model, above: status, on: screen) }
        let geometry = GridGeometry(on: screen, across: model.across)
        var lines: [PlacedLine] = []
        var pictures: [ScreenLayout.PlacedPicture] = []
        var cursor = 0
        for (index, cell) in model.cells.prefix(geometry.shape.count).enumerated() where geometry.height > 0 {
            let (row, column) = geometry.origin(of: index), rows = geometry.height - 1
            if rows > 0, geometry.width > 3 {
                let (columns, room) = (geometry.width - 2, rows)
                let box = CellBox(cell.photo, maxColumns: columns, maxRows: room, aspect: screen.cellAspect)
                pictures.append(
                    ScreenLayout.PlacedPicture(
                        picture: cell.photo.omittingAltText(repeatedIn: cell.title),
                        row: row + (room - box.rows) / 2,
                        column: column + 1 + (columns - box.columns) / 2, columns: box.columns,
                        rows: box.rows))
                if cell.isCurrent { lines += frame(row, column, rows, geometry.width) }
            }
            if cell.isCurrent { cursor = row + rows }
            lines.append(
                PlacedLine(row: row + rows, column: column, line: caption(of: cell, in: geometry.width - 1)))
        }
        let end = max(pictures.map { $0.row + $0.rows }.max() ?? 0, cursor + 1)
        var rows = message(model, in: screen.columns, most: screen.rows - end) ?? [status]
        if rows.count < screen.rows - end {
            let keys = model.firstKeys.first { CellWidth.of($0) <= screen.columns }
            rows = (keys.map { [Line($0, .quiet)] } ?? []) + rows
        }
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

    private func comparison(of model: GridModel, above status: Line, on screen: ScreenSize) -> ScreenLayout {
        let width = max(1, screen.columns / model.compared.count)
        let facts = facts(of: model.compared, in: max(1, width - 1))
        let room = screen.rows - 1 - (facts.map(\.count).max() ?? 0)
        var lines: [PlacedLine] = []
        var pictures: [ScreenLayout.PlacedPicture] = []
        for (index, compared) in model.compared.enumerated() where room > 0 {
            let (columns, column) = (max(1, width - 1), index * width)
            let box = CellBox(compared.photo, maxColumns: columns, maxRows: room, aspect: screen.cellAspect)
            pictures.append(
                ScreenLayout.PlacedPicture(
                    picture: compared.photo.omittingAltText(repeatedIn: compared.facts.first ?? ""),
                    row: (room - box.rows) / 2,
                    column: column + (columns - box.columns) / 2, columns: box.columns, rows: box.rows))
            for (row, line) in facts[index].enumerated() {
                lines.append(PlacedLine(row: room + row, column: column, line: line))
            }
        }
        lines.append(PlacedLine(row: screen.rows - 1, column: 0, line: status))
        return ScreenLayout(height: screen.rows, lines: lines, pictures: pictures)
    }

    /// Facts of each photo; facts of one kind start in the same row. A fact of more than three rows is cut to one.
    private func facts(of photos: [GridModel.Compared], in width: Int) -> [[Line]] {
        let wrapped = photos.map { photo in
            photo.facts.map { fact in
                let rows = Line(fact).wrapped(to: width)
                return rows.count > 3 ? [Line(fact).clipped(to: width)] : rows
            }
        }
        return wrapped.map { facts in
            facts.enumerated().flatMap { index, rows in
                let height = wrapped.compactMap { index < $0.count ? $0[index].count : nil }.max() ?? 0
                return rows + Array(repeating: Line(""), count: height - rows.count)
            }
        }
    }

    private func frame(_ row: Int, _ column: Int, _ rows: Int, _ width: Int) -> [PlacedLine] {
        let bar = Line(Glyph.side.rawValue, .number)
        return (row..<row + rows).flatMap { row in
            [column, column + width - 1].map { PlacedLine(row: row, column: $0, line: bar) }
        }
    }

    private func caption(of cell: GridModel.Cell, in width: Int) -> Line {
        let cursor = cell.isCurrent ? Span(Glyph.cursor.rawValue, .number) : Span(" ")
        let mark = cell.isMarked ? [Span.mark] : [], heart = cell.isFavorite ? [Span.heart] : []
        let title = Span(cell.title, cell.isCurrent ? .title : .plain)
        return Line([cursor, Span("\(cell.number) ", .number)] + mark + heart + [title])
            .clipped(to: max(0, width))
    }

    private func status(_ model: GridModel, in width: Int) -> Line {
        if let line = model.line { return Line(typing: line, choices: model.choices, in: width) }
        guard let message = model.message else {
            let facts = model.status.isEmpty ? [] : [Span.aside(model.status)]
            return Line([Span(model.position, .heading)] + facts).clipped(to: width)
        }
        return ([message].line() ?? Line(message.text)).clipped(to: width)
    }
}
