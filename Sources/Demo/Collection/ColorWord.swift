/// Colors of the search filter, with the names of Unsplash.
enum ColorWord: String, CaseIterable, Sendable {
    case blackAndWhite = "black_and_white"
    case black, white, yellow, orange, red, purple, magenta, green, teal, blue

    /// Black-and-white or white if nearly gray, black if dark, otherwise by hue.
    init(nearestTo color: (red: UInt8, green: UInt8, blue: UInt8)) {
        let red = Float(color.red) / 255
        let green = Float(color.green) / 255
        let blue = Float(color.blue) / 255
        let largest = max(red, green, blue)
        let spread = largest - min(red, green, blue)
        let saturation = largest > 0 ? spread / largest : 0
        if spread < 0.004 {
            self = .blackAndWhite
        } else if largest < 0.22 {
            self = .black
        } else if saturation < 0.13 {
            self = largest > 0.72 ? .white : .blackAndWhite
        } else {
            let hue: Float
            if largest == red {
                hue = (green - blue) / spread
            } else if largest == green {
                hue = 2 + (blue - red) / spread
            } else {
                hue = 4 + (red - green) / spread
            }
            self = Self.hue((hue < 0 ? hue + 6 : hue) * 60)
        }
    }

    /// Color of a hue in degrees, 0 to 360.
    private static func hue(_ degrees: Float) -> ColorWord {
        switch degrees {
        case ..<14: .red
        case ..<40: .orange
        case ..<66: .yellow
        case ..<155: .green
        case ..<196: .teal
        case ..<248: .blue
        case ..<290: .purple
        case ..<338: .magenta
        default: .red
        }
    }
}
