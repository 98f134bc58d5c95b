enum Places {
    static let byTheme: [[DemoPlace]] = Theme.allCases.map { theme in
        switch theme {
        case .mountains: high
        case .sea: coasts
        case .forest: woods
        case .city: cities
        case .desert: deserts
        case .nightSky: dark
        case .flowers: gardens
        case .cats: cities + coasts
        case .animals: woods + coasts
        case .abstract: []
        }
    }

    private static let high = [
        DemoPlace(city: "Chamonix", country: "France", latitude: 45.9237, longitude: 6.8694),
        DemoPlace(city: "Zermatt", country: "Switzerland", latitude: 46.0207, longitude: 7.7491),
        DemoPlace(city: "El Chaltén", country: "Argentina", latitude: -49.3315, longitude: -72.8863),
        DemoPlace(city: "Namche Bazaar", country: "Nepal", latitude: 27.8069, longitude: 86.714),
    ]
    private static let coasts = [
        DemoPlace(city: "Tórshavn", country: "Faroe Islands", latitude: 62.0079, longitude: -6.7903),
        DemoPlace(city: "Lagos", country: "Portugal", latitude: 37.1028, longitude: -8.673),
        DemoPlace(city: "Kaikōura", country: "New Zealand", latitude: -42.4008, longitude: 173.6814),
        DemoPlace(city: "Piran", country: "Slovenia", latitude: 45.5283, longitude: 13.5683),
    ]
    private static let woods = [
        DemoPlace(city: "Inari", country: "Finland", latitude: 68.906, longitude: 27.0288),
        DemoPlace(city: "Triberg", country: "Germany", latitude: 48.1315, longitude: 8.2331),
        DemoPlace(city: "Białowieża", country: "Poland", latitude: 52.7012, longitude: 23.8697),
        DemoPlace(city: "Banff", country: "Canada", latitude: 51.1784, longitude: -115.5708),
    ]
    private static let cities = [
        DemoPlace(city: "Lisboa", country: "Portugal", latitude: 38.7223, longitude: -9.1393),
        DemoPlace(city: "東京", country: "Japan", latitude: 35.6762, longitude: 139.6503),
        DemoPlace(city: "Chicago", country: "United States", latitude: 41.8781, longitude: -87.6298),
        DemoPlace(city: "İstanbul", country: "Türkiye", latitude: 41.0082, longitude: 28.9784),
    ]
    private static let deserts = [
        DemoPlace(city: "Merzouga", country: "Morocco", latitude: 31.0802, longitude: -4.0133),
        DemoPlace(city: "Sossusvlei", country: "Namibia", latitude: -24.7275, longitude: 15.345),
        DemoPlace(city: "Moab", country: "United States", latitude: 38.5733, longitude: -109.5498),
    ]
    private static let dark = [
        DemoPlace(city: "Tromsø", country: "Norway", latitude: 69.6492, longitude: 18.9553),
        DemoPlace(city: "San Pedro de Atacama", country: "Chile", latitude: -22.9087, longitude: -68.1997),
        DemoPlace(city: "Lake Tekapo", country: "New Zealand", latitude: -44.0047, longitude: 170.4771),
    ]
    private static let gardens = [
        DemoPlace(city: "Lisse", country: "Netherlands", latitude: 52.2579, longitude: 4.5561),
        DemoPlace(city: "Valensole", country: "France", latitude: 43.8376, longitude: 5.9841),
        DemoPlace(city: "京都", country: "Japan", latitude: 35.0116, longitude: 135.7681),
    ]
}
