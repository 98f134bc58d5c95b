extension Subject {
    /// Possible times of day. A time listed twice has twice the probability.
    var daytimes: [Daytime] {
        switch self {
        case .milkyWay, .northernLights, .campUnderStars, .roofCat, .owl: [.night]
        case .moonrise: [.night, .night, .dusk]
        case .sunsetSea: [.dusk, .dusk, .dawn]
        case .surf: [.dawn, .dusk, .noon]
        case .skyline, .bridge, .rainyStreet: [.night, .night, .dusk, .dusk, .dawn, .noon]
        case .elephant, .giraffe, .caravan: [.dusk, .dusk, .dawn, .noon]
        case .poppies, .tulips, .daisies, .sunflowers, .cherryBlossom: [.noon, .noon, .dawn, .dusk]
        case .sittingCat, .lyingCat, .walkingCat: [.dusk, .night, .dawn, .noon]
        case .catFace: [.noon]
        case .foggyForest: [.dawn, .dusk, .noon]
        case .flow, .rings, .layers, .shards, .orbs: [.noon, .dusk, .dawn, .night]
        default: Daytime.allCases + [.dawn, .dusk]
        }
    }

    /// Possible weather. Rain at night outside cities is excluded, as it would hide everything else.
    func weathers(at daytime: Daytime) -> [Weather] {
        guard daytime == .night, theme != .city else { return weathers }
        return weathers.filter { $0 != .rain }
    }

    private var weathers: [Weather] {
        switch self {
        case .milkyWay, .northernLights, .campUnderStars, .roofCat, .moonrise, .sunsetSea, .owl: [.clear]
        case .foggyForest: [.fog]
        case .rainyStreet: [.rain]
        case .autumnPath: [.clear, .clear, .fog, .rain]
        case .dunes, .caravan, .cacti, .mesas, .elephant, .giraffe, .flamingo: [.clear, .clear, .clear, .fog]
        case .poppies, .tulips, .daisies, .sunflowers, .cherryBlossom: [.clear, .clear, .clear, .fog, .rain]
        case .sittingCat: [.clear, .clear, .rain, .snow]
        case .catFace, .flow, .rings, .layers, .shards, .orbs: [.clear]
        case .lighthouse, .sailboat, .surf, .island, .whale, .birds: [.clear, .clear, .clear, .fog, .rain]
        case .pines, .birches, .skyline, .rooftops, .deer, .snowPeak, .fox:
            [.clear, .clear, .fog, .snow, .rain]
        default: [.clear, .clear, .clear, .fog, .snow]
        }
    }
}
