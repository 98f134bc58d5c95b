enum Theme: Int, CaseIterable, Sendable {
    case mountains, sea, forest, city, desert, nightSky, flowers, cats, animals, abstract

    var slug: String { self == .nightSky ? "night-sky" : "\(self)" }

    var title: String {
        self == .nightSky ? "Night Sky" : slug.prefix(1).uppercased() + slug.dropFirst()
    }

    var description: String {
        switch self {
        case .mountains: "Ridges behind ridges, lakes and snow."
        case .sea: "Sails, lighthouses and long light on the water."
        case .forest: "Pines, birches and paths into the fog."
        case .city: "Windows at night, bridges and roofs."
        case .desert: "Dunes with one side in the sun."
        case .nightSky: "The Milky Way, northern lights and the moon."
        case .flowers: "Poppies, tulips, daisies and sunflowers."
        case .cats: "On sills, on roofs, and in front of the moon."
        case .animals: "Birds, foxes, deer, whales, horses and more."
        case .abstract: "Colour and form, and nothing else."
        }
    }

    var tags: [String] {
        switch self {
        case .mountains: ["mountains", "nature", "landscape"]
        case .sea: ["sea", "ocean", "water"]
        case .forest: ["forest", "trees", "nature"]
        case .city: ["city", "urban", "architecture"]
        case .desert: ["desert", "sand", "landscape"]
        case .nightSky: ["night sky", "stars", "astronomy"]
        case .flowers: ["flowers", "plants", "nature"]
        case .cats: ["cat", "animal", "pet"]
        case .animals: ["animal", "wildlife", "nature"]
        case .abstract: ["abstract", "art", "wallpaper"]
        }
    }

    var subjects: [Subject] { Subject.byTheme[rawValue] }
}
