enum XtermPalette {
    static let levels: [Int] = [0, 95, 135, 175, 215, 255]

    static let basic: [(red: Int, green: Int, blue: Int)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
        (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
        (255, 0, 255), (0, 255, 255), (255, 255, 255),
    ]

    static func color(_ index: Int) -> (red: Int, green: Int, blue: Int) {
        if index < 16 { return basic[index] }
        if index >= 232 {
            let gray = 8 + 10 * (index - 232)
            return (gray, gray, gray)
        }
        let cube = index - 16
        return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    }

    /// Index of the nearest color in the cube and the gray ramp; not in the first 16, which the user's theme defines.
    static func nearest256(red: Int, green: Int, blue: Int) -> Int {
        let steps = (nearestLevel[red], nearestLevel[green], nearestLevel[blue])
        let inCube = 16 + 36 * steps.0 + 6 * steps.1 + steps.2
        let ramp = max(0, min(23, ((red + green + blue) / 3 - 3) / 10))
        let cube = distance(red, green, blue, (levels[steps.0], levels[steps.1], levels[steps.2]))
        let gray = 8 + 10 * ramp
        return distance(red, green, blue, (gray, gray, gray)) < cube ? 232 + ramp : inCube
    }

    static func nearest(of count: Int, red: Int, green: Int, blue: Int) -> Int {
        var best = 0, least = Int.max
        for (index, color) in basic.prefix(count).enumerated() {
            let far = distance(red, green, blue, color)
            if far < least { (best, least) = (index, far) }
        }
        return best
    }

    private static let nearestLevel: [Int] = (0...255).map { value in
        levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }

    /// Squared distance with channels weighted by their perceived brightness.
    private static func distance(
        _ red: Int, _ green: Int, _ blue: Int, _ color: (red: Int, green: Int, blue: Int)
    ) -> Int {
        let red = red - color.red
        let green = green - color.green
        let blue = blue - color.blue
        return 3 * red * red + 4 * green * green + 2 * blue * blue
    }
}
