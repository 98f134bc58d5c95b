extension Subject {
    /// Beginning of the alternative text.
    var phrase: String {
        switch self {
        case .ridges: "mountain ridges fading into the distance"
        case .mountainLake: "a mountain lake with the peaks mirrored in it"
        case .volcano: "a lone volcano above a plain"
        case .snowPeak: "a snowy peak over a dark valley"
        case .sunsetSea: "the sun low over a calm sea"
        case .lighthouse: "a lighthouse on a rocky point"
        case .sailboat: "a sailboat on open water"
        case .surf: "waves rolling onto a beach"
        case .island: "a small island off the coast"
        case .pines: "rows of pine trees on a hillside"
        case .birches: "white birch trunks in a grove"
        case .autumnPath: "a path through an autumn forest"
        case .foggyForest: "a forest with light between the trees"
        case .skyline: "a city skyline with lit windows"
        case .bridge: "a suspension bridge leading into the city"
        case .rooftops: "old roofs and chimneys of a town"
        case .rainyStreet: "a street between tall houses with reflections"
        case .dunes: "sand dunes with one side in shadow"
        case .caravan: "camels crossing the dunes"
        case .cacti: "tall cacti on a dry plain"
        case .mesas: "red mesas in the desert"
        case .milkyWay: "the Milky Way above dark hills"
        case .moonrise: "a large moon rising behind trees"
        case .northernLights: "northern lights over the snow"
        case .campUnderStars: "a glowing tent under the stars"
        case .poppies: "red poppies in a meadow"
        case .tulips: "rows of tulips in bloom"
        case .daisies: "daisies in the grass"
        case .sunflowers: "sunflowers facing the light"
        case .cherryBlossom: "a branch of cherry blossom"
        case .sittingCat: "a cat sitting on a window sill"
        case .lyingCat: "a cat lying on a wall"
        case .walkingCat: "a cat walking along a fence"
        case .roofCat: "a cat on a roof in front of the moon"
        case .catFace: "the face of a cat looking at you"
        case .birds: "a flock of birds over the water"
        case .fox: "a fox standing in the grass"
        case .deer: "a deer with antlers at the edge of a clearing"
        case .whale: "the tail of a whale above the water"
        case .horse: "a horse on a ridge"
        case .owl: "an owl on a branch"
        case .elephant: "an elephant on the savanna"
        case .giraffe: "a giraffe beside an acacia tree"
        case .flamingo: "flamingos standing in shallow water"
        case .flow: "flowing bands of colour"
        case .rings: "rings of colour around one centre"
        case .layers: "stacked layers of cut paper"
        case .shards: "triangles in neighbouring colours"
        case .orbs: "soft glowing orbs"
        }
    }

    /// Tags in addition to the theme's.
    var tags: [String] {
        switch self {
        case .ridges: ["ridge", "haze", "hiking"]
        case .mountainLake: ["lake", "reflection", "alps"]
        case .volcano: ["volcano", "peak", "plain"]
        case .snowPeak: ["peak", "alps", "valley"]
        case .sunsetSea: ["horizon", "sun", "reflection"]
        case .lighthouse: ["lighthouse", "coast", "rocks"]
        case .sailboat: ["boat", "sail", "travel"]
        case .surf: ["waves", "beach", "surf"]
        case .island: ["island", "coast", "travel"]
        case .pines: ["pine", "hillside", "evergreen"]
        case .birches: ["birch", "trunks", "grove"]
        case .autumnPath: ["autumn", "path", "leaves"]
        case .foggyForest: ["light", "rays", "woods"]
        case .skyline: ["skyline", "skyscrapers", "windows"]
        case .bridge: ["bridge", "river", "lights"]
        case .rooftops: ["roofs", "old town", "chimneys"]
        case .rainyStreet: ["street", "reflection", "lamps"]
        case .dunes: ["dunes", "shadow", "minimal"]
        case .caravan: ["camels", "caravan", "dunes", "travel"]
        case .cacti: ["cactus", "plants", "dry"]
        case .mesas: ["mesa", "canyon", "rocks"]
        case .milkyWay: ["milky way", "galaxy", "hills"]
        case .moonrise: ["moon", "trees", "silhouette"]
        case .northernLights: ["aurora", "northern lights", "arctic"]
        case .campUnderStars: ["tent", "camping", "adventure"]
        case .poppies: ["poppy", "meadow", "red"]
        case .tulips: ["tulip", "garden", "field"]
        case .daisies: ["daisy", "meadow", "white"]
        case .sunflowers: ["sunflower", "field", "yellow"]
        case .cherryBlossom: ["cherry", "blossom", "pink"]
        case .sittingCat: ["window", "sitting", "home"]
        case .lyingCat: ["wall", "lying", "sleep"]
        case .walkingCat: ["fence", "walking", "garden"]
        case .roofCat: ["roof", "moon", "silhouette"]
        case .catFace: ["eyes", "portrait", "whiskers"]
        case .birds: ["bird", "flock", "flight"]
        case .fox: ["fox", "grass", "red"]
        case .deer: ["deer", "antlers", "forest"]
        case .whale: ["whale", "sea", "tail"]
        case .horse: ["horse", "mane", "freedom"]
        case .owl: ["owl", "bird", "branch"]
        case .elephant: ["elephant", "savanna", "africa"]
        case .giraffe: ["giraffe", "savanna", "africa", "acacia"]
        case .flamingo: ["flamingo", "bird", "pink", "lagoon"]
        case .flow: ["flow", "waves", "gradient"]
        case .rings: ["rings", "circles", "pattern"]
        case .layers: ["paper", "layers", "depth"]
        case .shards: ["triangles", "geometry", "mosaic"]
        case .orbs: ["orbs", "glow", "bokeh"]
        }
    }
}
