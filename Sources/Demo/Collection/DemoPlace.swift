struct DemoPlace: Equatable, Sendable {
    let city: String
    let country: String
    let latitude: Double
    let longitude: Double

    var name: String { "\(city), \(country)" }
}
