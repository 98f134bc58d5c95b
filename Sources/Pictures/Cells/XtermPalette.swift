import GalleryCore

enum XtermPalette {
    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    static let basic = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000,
        0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { RGB(packed: $0) }

    /// Colors of the Linux console: those of VGA.
    static let console = [
        0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA, 0x555555, 0xFF5555,
        0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
    ].map { RGB(packed: $0) }

    static func color(_ index: Int) -> RGB {
        if index < 16 { return basic[index] }
        if index >= 232 { return gray(index - 232) }
        let cube = index - 16
        return RGB(red: levels[cube / 36], green: levels[cube / 6 % 6], blue: levels[cube % 6])
    }

    private static func gray(_ step: Int) -> RGB {
        let gray = UInt8(8 + 10 * step)
        return RGB(red: gray, green: gray, blue: gray)
    }

    /// Index of the nearest color in the cube and the gray ramp; not in the first 16, which the user's theme defines.
    static func nearest256(_ color: RGB) -> Int {
        let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
        let inCube = 16 + 36 * nearestLevel[red] + 6 * nearestLevel[green] + nearestLevel[blue]
        let gray = nearestGray(color)
        return distance(color, Self.color(gray)) < distance(color, Self.color(inCube)) ? gray : inCube
    }

    private static func nearestGray(_ color: RGB) -> Int {
        let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        return 232 + max(0, min(23, (mean - 3) / 10))
    }

    /// Indices of the corners of the cube's cell that contains the color, and of the nearest gray.
    static func around(_ color: RGB) -> Set<Int> {
        func ends(_ value: UInt8) -> [Int] {
            let low = levels.lastIndex { $0 <= value } ?? 0
            return levels[low] == value ? [low] : [low, low + 1]
        }
        let (reds, greens, blues) = (ends(color.red), ends(color.green), ends(color.blue))
        let corners = reds.flatMap { red in
            greens.flatMap { green in blues.map { 16 + 36 * red + 6 * green + $0 } }
        }
        return Set(corners + [nearestGray(color)])
    }

    /// Index of the nearest of `colors`.
    static func nearest(_ color: RGB, of colors: some Sequence<RGB>) -> Int {
        var best = 0, least = Int.max
        for (index, candidate) in colors.enumerated() {
            let far = distance(color, candidate)
            if far < least { (best, least) = (index, far) }
        }
        return best
    }

    private static let nearestLevel: [Int] = (0...255).map { value in
        levels.indices.min { abs(Int(levels[$0]) - value) < abs(Int(levels[$1]) - value) } ?? 0
    }

    /// Squared distance with channels weighted by their perceived brightness.
    private static func distance(_ one: RGB, _ other: RGB) -> Int {
        let red = Int(one.red) - Int(other.red)
        let green = Int(one.green) - Int(other.green)
        let blue = Int(one.blue) - Int(other.blue)
        return 3 * red * red + 4 * green * green + 2 * blue * blue
    }
}
