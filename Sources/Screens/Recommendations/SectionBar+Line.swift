import TextLayout

extension SectionBar {
    /// Maximum columns of a name.
    private static let longest = 24
    private static let gap = Span("  ")
    private static let more = Line("…", .quiet)

    /// One line: the current section in brackets, and as many of its neighbors as fit.
    func line(in width: Int) -> Line {
        guard names.indices.contains(current) else { return Line([]) }
        let parts = names.indices.map { part($0, in: width) }
        var (low, high) = (current, current)
        var before = (-1, -1)
        // Adds neighbors on alternate sides, so that both adjacent sections are visible if they fit.
        while (low, high) != before {
            before = (low, high)
            if high + 1 < names.count, joined(parts, low...high + 1).width <= width { high += 1 }
            if low > 0, joined(parts, low - 1...high).width <= width { low -= 1 }
        }
        return joined(parts, low...high).clipped(to: width)
    }

    private func joined(_ parts: [Line], _ shown: ClosedRange<Int>) -> Line {
        var lines = Array(parts[shown])
        if shown.lowerBound > 0 { lines.insert(Self.more, at: 0) }
        if shown.upperBound < names.count - 1 { lines.append(Self.more) }
        return Line(lines.map(\.spans).joined(separator: [Self.gap]).map(\.self))
    }

    private func part(_ index: Int, in width: Int) -> Line {
        let isCurrent = index == current
        let name = Line(names[index], isCurrent ? .heading : .quiet)
            .clipped(to: min(Self.longest, max(4, width - 8)))
        return isCurrent ? Line([Span("[", .heading)] + name.spans + [Span("]", .heading)]) : name
    }
}
