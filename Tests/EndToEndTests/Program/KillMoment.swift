/// Times at which to kill a program, spread over the measured duration of a full run.
enum KillMoment {
    static func whole(_ run: () throws -> Void) rethrows -> Duration { try ContinuousClock().measure(run) }

    static func seconds(of round: Int, within whole: Duration) -> Double {
        whole / .seconds(1) * Double(1 + round * 37 % 100) / 100
    }
}
