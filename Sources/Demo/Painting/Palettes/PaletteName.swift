enum PaletteName: Int, CaseIterable, Sendable {
    case rose, gold, mint
    case azure, pale, turquoise
    case amber, crimson, violet
    case indigo, midnight, emerald

    static func fitting(_ daytime: Daytime) -> [PaletteName] {
        switch daytime {
        case .dawn: [.rose, .gold, .mint]
        case .noon: [.azure, .pale, .turquoise]
        case .dusk: [.amber, .crimson, .violet]
        case .night: [.indigo, .midnight, .emerald]
        }
    }

    var words: [String] {
        switch self {
        case .rose: ["pink", "lavender"]
        case .gold: ["gold", "yellow"]
        case .mint: ["mint", "green"]
        case .azure: ["blue", "azure"]
        case .pale: ["pastel", "blue"]
        case .turquoise: ["turquoise", "teal"]
        case .amber: ["orange", "amber"]
        case .crimson: ["crimson", "red"]
        case .violet: ["violet", "purple"]
        case .indigo: ["indigo", "blue"]
        case .midnight: ["dark blue", "black"]
        case .emerald: ["emerald", "teal"]
        }
    }
}
