extension Subject {
    /// Phrase at the beginning of the alternative text.
    var phrase: String { words.phrase }

    /// Tags in addition to the theme's.
    var tags: [String] { words.tags }

    private var words: (phrase: String, tags: [String]) {
        switch self {
        case .ridges: ("mountain ridges fading into the distance", ["ridge", "haze", "hiking"])
        case .mountainLake: ("a mountain lake with the peaks mirrored in it", ["lake", "reflection", "alps"])
        case .volcano: ("a lone volcano above a plain", ["volcano", "peak", "plain"])
        case .snowPeak: ("a snowy peak over a dark valley", ["peak", "alps", "valley"])
        case .sunsetSea: ("the sun low over a calm sea", ["horizon", "sun", "reflection"])
        case .lighthouse: ("a lighthouse on a rocky point", ["lighthouse", "coast", "rocks"])
        case .sailboat: ("a sailboat on open water", ["boat", "sail", "travel"])
        case .surf: ("waves rolling onto a beach", ["waves", "beach", "surf"])
        case .island: ("a small island off the coast", ["island", "coast", "travel"])
        case .pines: ("rows of pine trees on a hillside", ["pine", "hillside", "evergreen"])
        case .birches: ("white birch trunks in a grove", ["birch", "trunks", "grove"])
        case .autumnPath: ("a path through an autumn forest", ["autumn", "path", "leaves"])
        case .foggyForest: ("a forest with light between the trees", ["light", "rays", "woods"])
        case .skyline: ("a city skyline with lit windows", ["skyline", "skyscrapers", "windows"])
        case .bridge: ("a suspension bridge leading into the city", ["bridge", "river", "lights"])
        case .rooftops: ("old roofs and chimneys of a town", ["roofs", "old town", "chimneys"])
        case .rainyStreet:
            ("a street between tall houses with reflections", ["street", "reflection", "lamps"])
        case .dunes: ("sand dunes with one side in shadow", ["dunes", "shadow", "minimal"])
        case .caravan: ("camels crossing the dunes", ["camels", "caravan", "dunes", "travel"])
        case .cacti: ("tall cacti on a dry plain", ["cactus", "plants", "dry"])
        case .mesas: ("red mesas in the desert", ["mesa", "canyon", "rocks"])
        case .milkyWay: ("the Milky Way above dark hills", ["milky way", "galaxy", "hills"])
        case .moonrise: ("a large moon rising behind trees", ["moon", "trees", "silhouette"])
        case .northernLights: ("northern lights over the snow", ["aurora", "northern lights", "arctic"])
        case .campUnderStars: ("a glowing tent under the stars", ["tent", "camping", "adventure"])
        case .poppies: ("red poppies in a meadow", ["poppy", "meadow", "red"])
        case .tulips: ("rows of tulips in bloom", ["tulip", "garden", "field"])
        case .daisies: ("daisies in the grass", ["daisy", "meadow", "white"])
        case .sunflowers: ("sunflowers facing the light", ["sunflower", "field", "yellow"])
        case .cherryBlossom: ("a branch of cherry blossom", ["cherry", "blossom", "pink"])
        case .sittingCat: ("a cat sitting on a window sill", ["window", "sitting", "home"])
        case .lyingCat: ("a cat lying on a wall", ["wall", "lying", "sleep"])
        case .walkingCat: ("a cat walking along a fence", ["fence", "walking", "garden"])
        case .roofCat: ("a cat on a roof in front of the moon", ["roof", "moon", "silhouette"])
        case .catFace: ("the face of a cat looking at you", ["eyes", "portrait", "whiskers"])
        case .birds: ("a flock of birds over the water", ["bird", "flock", "flight"])
        case .fox: ("a fox standing in the grass", ["fox", "grass", "red"])
        case .deer: ("a deer with antlers at the edge of a clearing", ["deer", "antlers", "forest"])
        case .whale: ("the tail of a whale above the water", ["whale", "sea", "tail"])
        case .horse: ("a horse on a ridge", ["horse", "mane", "freedom"])
        case .owl: ("an owl on a branch", ["owl", "bird", "branch"])
        case .elephant: ("an elephant on the savanna", ["elephant", "savanna", "africa"])
        case .giraffe: ("a giraffe beside an acacia tree", ["giraffe", "savanna", "africa", "acacia"])
        case .flamingo: ("flamingos standing in shallow water", ["flamingo", "bird", "pink", "lagoon"])
        case .flow: ("flowing bands of colour", ["flow", "waves", "gradient"])
        case .rings: ("rings of colour around one centre", ["rings", "circles", "pattern"])
        case .layers: ("stacked layers of cut paper", ["paper", "layers", "depth"])
        case .shards: ("triangles in neighbouring colours", ["triangles", "geometry", "mosaic"])
        case .orbs: ("soft glowing orbs", ["orbs", "glow", "bokeh"])
        }
    }
}
