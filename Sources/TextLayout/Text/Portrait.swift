public struct Portrait: Equatable, Sendable {
    static let columns = 8
    static let rows = 4
    /// Minimum screen width for a picture beside text.
    private static let narrowest = 24

    private let drawn: Picture?
    private let initial: String
    public let lines: [Line]

    /// If `picture` is `nil`, the initial of `name` is shown.
    public init(_ picture: Picture?, of name: String, lines: [Line]) {
        drawn = picture
        self.lines = lines
        initial = CleanText.clean(name).first { $0.isLetter || $0.isNumber }?.uppercased() ?? ""
    }

    /// `nil` if there is no picture or the screen is too narrow.
    func picture(on screen: ScreenSize) -> Picture? { screen.columns < Self.narrowest ? nil : drawn }

    /// Initial on a colored cell; `nil` if the name has no letter or digit.
    var cell: Line? { initial.isEmpty ? nil : Line(" \(initial) ", .initial) }

    public var linesWithInitial: [Line] {
        guard let cell else { return lines }
        let width = cell.width + CardColumns.gap
        return lines.enumerated().map { index, line in
            let start = index == 0 ? cell.spans : []
            let gap = String(repeating: " ", count: index == 0 ? CardColumns.gap : width)
            return Line(start + [Span(gap)] + line.spans, hang: width)
        }
    }

    func lines(on screen: ScreenSize) -> [Line] {
        guard picture(on: screen) != nil else {
            return linesWithInitial.flatMap { $0.wrapped(to: screen.columns) }
        }
        return lines.flatMap { $0.wrapped(to: screen.columns - Self.columns - CardColumns.gap) }
    }

    func height(on screen: ScreenSize) -> Int {
        max(lines(on: screen).count, picture(on: screen) == nil ? 0 : Self.rows)
    }
}

extension ScreenLayout {
    mutating func add(_ portrait: Portrait, on screen: ScreenSize) {
        let picture = portrait.picture(on: screen)
        if let picture {
            let box = CellBox(
                picture, maxColumns: Portrait.columns, maxRows: Portrait.rows, aspect: screen.cellAspect)
            pictures.append(
                PlacedPicture(
                    picture: picture, row: height, column: 0, columns: box.columns, rows: box.rows,
                    substitute: portrait.cell))
        }
        for (index, line) in portrait.lines(on: screen).enumerated() {
            let column = picture == nil ? 0 : Portrait.columns + CardColumns.gap
            lines.append(PlacedLine(row: height + index, column: column, line: line))
        }
        height += portrait.height(on: screen)
    }
}
