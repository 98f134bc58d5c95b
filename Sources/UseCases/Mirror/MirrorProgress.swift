import FoundationEssentials
import GalleryCore

/// Outcome of an account's changes since the sign-in, in this session.
struct MirrorProgress {
    /// If this many changes are refused before the first is accepted, the sign-in presumably lacks write permission.
    private static let maxRefused = 3

    let signedInAt: Date
    /// Whether sending is suspended until the account signs in or mirroring is turned on again.
    var isSuspended = false
    private var isAccepted = false
    private var isRefusalReported = false
    /// Changes refused for lack of permission or because of their photos; they stay queued until a change is accepted.
    private var refused: [MirroredChange] = []
    /// Failed changes, which are sent after all others.
    private var postponed: [MirroredChange] = []

    init(signedInAt: Date) { self.signedInAt = signedInAt }

    var skipped: [MirroredChange] { refused + postponed }

    /// Records an accepted change. It proves write permission, so the returned refused changes had other causes.
    mutating func accept() -> [MirroredChange] {
        defer { refused = [] }
        isAccepted = true
        return refused
    }

    /// Records a refused change; returns whether its photo is the cause, which is known once a change was accepted.
    mutating func refuse(_ change: MirroredChange) -> Bool {
        guard !isAccepted else { return true }
        refused.append(change)
        isSuspended = refused.count == Self.maxRefused
        return false
    }

    mutating func postpone(_ change: MirroredChange) { postponed.append(change) }

    /// Makes postponed changes available again; returns whether any were postponed.
    mutating func resumePostponed() -> Bool {
        defer { postponed = [] }
        return !postponed.isEmpty
    }

    /// Returns `true` once, if there is a refusal to report.
    mutating func consumeRefusal() -> Bool {
        defer { isRefusalReported = isRefusalReported || !refused.isEmpty }
        return !isRefusalReported && !refused.isEmpty
    }
}
