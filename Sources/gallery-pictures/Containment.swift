import CSandbox

/// Sandbox: irrevocably gives up rights that decoding does not need, so that exploiting a codec gains nothing.
enum Containment {
    /// Applies all measures. Returns names of those that succeeded, without the namespace and the death signal.
    static func enter() -> [String] {
        var holding: [String] = []
        func record(_ name: String, _ holds: Bool) { if holds { holding.append(name) } }
        record("processes", gallery_give_up_processes())
        _ = gallery_give_up_places()
        _ = gallery_end_with_parent()
        record("privileges", gallery_give_up_privileges())
        record("capabilities", gallery_give_up_capabilities())
        let abi = gallery_give_up_files()
        record("landlock-\(abi)", abi > 0)
        record("seccomp", gallery_give_up_calls())
        return holding
    }
}
