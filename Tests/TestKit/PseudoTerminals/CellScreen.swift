/// Parses rows of cells into pixels as a terminal does.
public struct CellScreen {
    public struct Violation: Error, CustomStringConvertible {
        public let description: String

        public init(description: String) { self.description = description }
    }

    public typealias Color = (red: Int, green: Int, blue: Int)

    /// 8 by `height` pixels per cell; `nil` is the terminal's default color.
    public private(set) var pixels: [[Color?]] = []
    public private(set) var glyphs: [[Unicode.Scalar]] = []

    private let height: Int
    private let isStrict: Bool
    private let isConsole: Bool
    private let geometry: GlyphGeometry
    private let defaults: (front: Color?, back: Color?)
    private var front: Color?, back: Color?
    private var isBold = false, isInverse = false

    /// Throws on any output other than gallery's. `isConsole`: with the colors of the Linux console.
    public init(_ rows: [String], isConsole: Bool = false) throws {
        self.init(height: 24, isStrict: true, isConsole: isConsole, defaults: (nil, nil))
        for row in rows {
            if !row.hasPrefix("\u{1B}[0m") || !row.hasSuffix("\u{1B}[0m") {
                try reject("attributes are left on")
            }
            try read(row)
        }
    }

    /// Reads output of any program for a terminal whose text is light on black; ignores what is unknown.
    public init(ofAnyProgram rows: [String], height: Int) {
        self.init(
            height: height, isStrict: false, isConsole: false,
            defaults: (Self.indexed(7), Self.indexed(0)))
        for row in rows { try? read(row) }
    }

    private init(
        height: Int, isStrict: Bool, isConsole: Bool, defaults: (front: Color?, back: Color?)
    ) {
        self.height = height
        self.isStrict = isStrict
        self.isConsole = isConsole
        self.defaults = defaults
        geometry = GlyphGeometry(rows: height)
        (front, back) = defaults
    }

    /// Mean colors of parts of cells. `nil` colors count as black.
    public func means(across: Int = 1, down: Int = 1) -> [[Color]] {
        let (wide, high) = (GlyphGeometry.columns / across, height / down)
        return stride(from: 0, to: pixels.count, by: high).map { y in
            stride(from: 0, to: pixels[y].count, by: wide).map { x in
                var sum: Color = (0, 0, 0)
                for row in pixels[y..<y + high] {
                    for color in row[x..<x + wide] {
                        sum.red += color?.red ?? 0
                        sum.green += color?.green ?? 0
                        sum.blue += color?.blue ?? 0
                    }
                }
                let count = wide * high
                func mean(_ sum: Int) -> Int { (sum + count / 2) / count }
                return (mean(sum.red), mean(sum.green), mean(sum.blue))
            }
        }
    }

    private func reject(_ description: String) throws {
        if isStrict { throw Violation(description: description) }
    }

    private mutating func read(_ row: String) throws {
        var lines = [[Color?]](repeating: [], count: height), line: [Unicode.Scalar] = []
        var scalars = row.unicodeScalars.makeIterator()
        var last = ""
        while let scalar = scalars.next() {
            guard scalar == "\u{1B}" else {
                guard let filled = geometry.filled(by: scalar) else {
                    try reject("\(scalar.value)")
                    continue
                }
                let (front, back) = isInverse ? (back, front) : (front, back)
                for (y, row) in filled.enumerated() { lines[y] += row.map { $0 ? front : back } }
                line.append(scalar)
                continue
            }
            guard scalars.next() == "[" else {
                try reject("not CSI")
                continue
            }
            var parameters = ""
            var next = scalars.next()
            while let parameter = next, parameter.value < 0x40 {
                parameters.unicodeScalars.append(parameter)
                next = scalars.next()
            }
            guard next == "m", parameters.allSatisfy({ $0 == ";" || ("0"..."9").contains($0) }) else {
                try reject("not SGR: \(parameters)")
                continue
            }
            if parameters == last, parameters != "0" { try reject("repeated \(parameters)") }
            last = parameters
            try apply(parameters.isEmpty ? [0] : parameters.split(separator: ";").compactMap { Int($0) })
        }
        pixels += lines
        glyphs.append(line)
    }

    private mutating func apply(_ numbers: [Int]) throws {
        var rest = numbers[...]
        while let code = rest.popFirst() {
            switch code {
            case 0: (front, back, isBold, isInverse) = (defaults.front, defaults.back, false, false)
            case 1, 22: isBold = code == 1
            case 38, 48:
                var color: Color?
                switch rest.popFirst() {
                case 2 where rest.count >= 3:
                    color = (rest[rest.startIndex], rest[rest.startIndex + 1], rest[rest.startIndex + 2])
                    rest = rest.dropFirst(3)
                case 5: color = rest.popFirst().flatMap(Self.indexed)
                default: try reject("half a color")
                }
                if code == 38 { front = color ?? front } else { back = color ?? back }
            case 30...37: front = basic(code - 30 + (isBold ? 8 : 0))
            case 40...47: back = basic(code - 40)
            case 90...97: front = Self.indexed(code - 82)
            case 100...107: back = Self.indexed(code - 92)
            default:
                try reject("SGR \(code)")
                switch code {
                case 7, 27: isInverse = code == 7
                case 39: front = defaults.front
                case 49: back = defaults.back
                default: break
                }
            }
        }
    }

    private func basic(_ index: Int) -> Color { isConsole ? Self.console(index) : Self.indexed(index) }

    /// Colors of VGA, where 3 is brown.
    private static func console(_ index: Int) -> Color {
        if index == 3 { return (170, 85, 0) }
        let low = index > 7 ? 85 : 0
        func channel(_ bit: Int) -> Int { low + (index >> bit & 1) * 170 }
        return (channel(0), channel(1), channel(2))
    }

    /// Colors of xterm's 256colres.h and XTerm-col.ad.
    private static func indexed(_ index: Int) -> Color {
        let first: [Int] = [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
            0xFF0000,
            0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ]
        if index < 16 { return (first[index] >> 16, first[index] >> 8 & 255, first[index] & 255) }
        if index >= 232 { return (index * 10 - 2312, index * 10 - 2312, index * 10 - 2312) }
        func level(_ step: Int) -> Int { step == 0 ? 0 : step * 40 + 55 }
        return (level((index - 16) / 36), level((index - 16) / 6 % 6), level((index - 16) % 6))
    }
}
