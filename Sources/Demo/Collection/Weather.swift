enum Weather: Int, CaseIterable, Sendable {
    case clear, fog, rain, snow

    var phrase: String? {
        switch self {
        case .clear: nil
        case .fog: "in the fog"
        case .rain: "in the rain"
        case .snow: "in the snow"
        }
    }

    var tags: [String] {
        switch self {
        case .clear: []
        case .fog: ["fog", "mist"]
        case .rain: ["rain", "wet"]
        case .snow: ["snow", "winter", "cold"]
        }
    }
}
