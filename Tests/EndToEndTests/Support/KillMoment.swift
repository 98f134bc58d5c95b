/// When a program is killed: at moments spread over the time that a whole run of it takes on this machine.
enum KillMoment {
    static func whole(_ run: () throws -> Void) rethrows -> Duration { try ContinuousClock().measure(run) }

    static func seconds(of round: Int, within whole: Duration) -> Double {
        whole / .seconds(1) * Double(1 + round * 37 % 100) / 100
    }
}
