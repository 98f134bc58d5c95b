import CSandbox

/// Takes from this process, for good, what decoding does without, so that a fault in a codec can be used for nothing.
enum Containment {
    /// The measures that hold, by name; one that kernel or container refuses leaves the others.
    static func enter() -> [String] {
        var holding: [String] = []
        func note(_ name: String, _ holds: Bool) { if holds { holding.append(name) } }
        note("processes", gallery_give_up_processes())
        _ = gallery_give_up_places()
        note("privileges", gallery_give_up_privileges())
        note("capabilities", gallery_give_up_capabilities())
        let abi = gallery_give_up_files()
        note("landlock-\(abi)", abi > 0)
        note("seccomp", gallery_give_up_calls())
        return holding
    }
}
