enum Daytime: Int, CaseIterable, Sendable {
    case dawn, noon, dusk, night

    var phrase: String {
        switch self {
        case .dawn: "at dawn"
        case .noon: "in daylight"
        case .dusk: "at dusk"
        case .night: "at night"
        }
    }

    var tags: [String] {
        switch self {
        case .dawn: ["dawn", "morning", "sunrise"]
        case .noon: ["day", "daylight"]
        case .dusk: ["dusk", "evening", "sunset"]
        case .night: ["night", "dark"]
        }
    }
}
