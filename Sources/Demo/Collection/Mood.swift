enum Mood: Int, CaseIterable, Sendable {
    case calm, dreamy, mysterious, warm, fresh, lonely, bright, wild

    static func fitting(_ daytime: Daytime, _ weather: Weather) -> [Mood] {
        switch (weather, daytime) {
        case (.fog, _): [.mysterious, .dreamy, .calm]
        case (.rain, _): [.lonely, .calm, .wild]
        case (.snow, _): [.calm, .fresh, .lonely]
        case (.clear, .dawn): [.dreamy, .fresh, .warm]
        case (.clear, .noon): [.bright, .fresh, .calm]
        case (.clear, .dusk): [.warm, .dreamy, .calm]
        case (.clear, .night): [.mysterious, .calm, .lonely]
        }
    }

    var tags: [String] { ["\(self)"] }
}
