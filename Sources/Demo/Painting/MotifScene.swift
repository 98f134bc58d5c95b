extension Motif {
    /// Layers of the painting, placed in the frame.
    func scene(in frame: Frame) -> Scene {
        switch theme {
        case .mountains: MountainPainting(self, in: frame).scene()
        case .sea: SeaPainting(self, in: frame).scene()
        case .forest: ForestPainting(self, in: frame).scene()
        case .city: CityPainting(self, in: frame).scene()
        case .desert: DesertPainting(self, in: frame).scene()
        case .nightSky: NightPainting(self, in: frame).scene()
        case .flowers: FlowerPainting(self, in: frame).scene()
        case .cats: CatPainting(self, in: frame).scene()
        case .animals: AnimalPainting(self, in: frame).scene()
        case .abstract: AbstractPainting(self, in: frame).scene()
        }
    }
}
