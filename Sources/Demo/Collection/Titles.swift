enum Titles {
    static func of(_ theme: Theme) -> [String] { byTheme[theme.rawValue] }

    static let byTheme: [[String]] = Theme.allCases.map { theme in
        switch theme {
        case .mountains:
            [
                "Seven ridges", "The long way up", "Before the hut opens", "Above the tree line",
                "What the valley keeps", "Cold air, clear view", "Über den Wolken",
            ]
        case .sea:
            [
                "Low tide", "Nothing but horizon", "The last ferry", "Salt on the lens", "Tide table",
                "A mar abierto", "Slow water",
            ]
        case .forest:
            [
                "In among the trunks", "Where the path bends", "Undergrowth", "Quiet hour in the woods",
                "Тихий лес", "Between two clearings",
            ]
        case .city:
            [
                "Someone is still up", "Last tram", "The seventh floor", "Lights of the other bank",
                "Blue hour downtown", "終電のあと", "Rooms with a view",
            ]
        case .desert:
            [
                "The wind's handwriting", "Noon has no shadow", "Miles of nothing", "Where the road gave up",
                "Sand, twice", "Half light, half shade",
            ]
        case .nightSky:
            [
                "Eleven thousand years of light", "Exposure: thirty seconds", "The neighbours",
                "No streetlamps",
                "Starlight on the ridge", "Sous les étoiles",
            ]
        case .flowers:
            [
                "First week of June", "Garden, after rain", "A field of it", "For my grandmother",
                "Nobody planted these", "Petal by petal",
            ]
        case .cats:
            [
                "She was here first", "The landlord", "Night shift", "Do not disturb", "Waiting for the tin",
                "Мурка", "Nine lives, one window",
            ]
        case .animals:
            [
                "It saw me first", "Passing through", "Hold still", "Neighbours", "Wild, and close",
                "On the way to the water",
            ]
        case .abstract:
            [
                "Study no. 4", "Warm against cold", "Untied", "Five tones", "What music looks like",
                "Ohne Titel",
            ]
        }
    }
}
