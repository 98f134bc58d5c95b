import GalleryCore

struct Painting: Sendable {
    let motif: Motif
    let frame: Frame

    func scene() -> Scene {
        var random = SplitMix64(seed: motif.seed)
        var scene = subject(&random)
        // Outside the window of a sitting cat, rain and snow are already painted.
        if motif.subject != .sittingCat { scene += precipitation }
        return scene
    }

    /// Rain or snow, in front of the subject; empty in other weather.
    var precipitation: [any Layer] {
        let noise = motif.noise(13)
        let isNight = motif.daytime == .night
        switch motif.weather {
        case .rain:
            return [PrecipitationLayer(noise: noise, kind: .rain, tint: Tint(grey: isNight ? 0.55 : 0.9))]
        case .snow:
            return [PrecipitationLayer(noise: noise, kind: .snow, tint: Tint(grey: isNight ? 0.75 : 1))]
        case .clear, .fog: return []
        }
    }

    private func subject(_ random: inout SplitMix64) -> Scene {
        switch motif.subject {
        case .ridges: ridges(&random)
        case .mountainLake: lake(&random)
        case .volcano: volcano(&random)
        case .snowPeak: peak(&random)
        case .sunsetSea: sunset(&random)
        case .lighthouse: lighthouse(&random)
        case .sailboat: sailboat(&random)
        case .surf: surf(&random)
        case .island: island(&random)
        case .pines: pines(&random)
        case .birches: birches(&random)
        case .autumnPath: path(&random)
        case .foggyForest: rays(&random)
        case .skyline: skyline(&random)
        case .bridge: bridge(&random)
        case .rooftops: rooftops(&random)
        case .rainyStreet: street(&random)
        case .dunes: dunes(&random, withCaravan: false)
        case .caravan: dunes(&random, withCaravan: true)
        case .cacti: cacti(&random)
        case .mesas: mesas(&random)
        case .milkyWay: galaxy(&random)
        case .moonrise: moonrise(&random)
        case .northernLights: aurora(&random)
        case .campUnderStars: camp(&random)
        case .poppies: meadow(&random, .poppy)
        case .tulips: tulips(&random)
        case .daisies: meadow(&random, .daisy)
        case .sunflowers: meadow(&random, .sunflower)
        case .cherryBlossom: cherry(&random)
        case .sittingCat: window(&random)
        case .lyingCat: wall(&random)
        case .walkingCat: fence(&random)
        case .roofCat: roof(&random)
        case .catFace: catFace(&random)
        case .birds: birds(&random)
        case .fox, .deer: clearing(&random)
        case .whale: whale(&random)
        case .horse: horse(&random)
        case .owl: owl(&random)
        case .elephant, .giraffe: savanna(&random)
        case .flamingo: flamingos(&random)
        case .flow: flow(&random)
        case .rings: rings(&random)
        case .layers: paper(&random)
        case .shards: shards(&random)
        case .orbs: orbs(&random)
        }
    }
}
