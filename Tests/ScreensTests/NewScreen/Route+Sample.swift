import Screens

/// In place of the case that the generator adds to `Route`.
extension Route {
    static var sample: Route { .favorites }
}
