enum Subject: Int, CaseIterable, Sendable {
    case ridges, mountainLake, volcano, snowPeak
    case sunsetSea, lighthouse, sailboat, surf, island
    case pines, birches, autumnPath, foggyForest
    case skyline, bridge, rooftops, rainyStreet
    case dunes, caravan, cacti, mesas
    case milkyWay, moonrise, northernLights, campUnderStars
    case poppies, tulips, daisies, sunflowers, cherryBlossom
    case sittingCat, lyingCat, walkingCat, roofCat, catFace
    case birds, fox, deer, whale, horse, owl, elephant, giraffe, flamingo
    case flow, rings, layers, shards, orbs

    var theme: Theme {
        switch self {
        case .ridges, .mountainLake, .volcano, .snowPeak: .mountains
        case .sunsetSea, .lighthouse, .sailboat, .surf, .island: .sea
        case .pines, .birches, .autumnPath, .foggyForest: .forest
        case .skyline, .bridge, .rooftops, .rainyStreet: .city
        case .dunes, .caravan, .cacti, .mesas: .desert
        case .milkyWay, .moonrise, .northernLights, .campUnderStars: .nightSky
        case .poppies, .tulips, .daisies, .sunflowers, .cherryBlossom: .flowers
        case .sittingCat, .lyingCat, .walkingCat, .roofCat, .catFace: .cats
        case .birds, .fox, .deer, .whale, .horse, .owl, .elephant, .giraffe, .flamingo: .animals
        case .flow, .rings, .layers, .shards, .orbs: .abstract
        }
    }

    static let byTheme: [[Subject]] = Theme.allCases.map { theme in
        allCases.filter { $0.theme == theme }
    }
}
