import FoundationEssentials
import GalleryCore

/// Outcome of an account's changes since the sign-in, in this session.
struct MirrorProgress {
    /// After this many rejected changes and no accepted one, the sign-in is to blame.
    private static let mostRefused = 3

    let signedInAt: Date
    /// Nothing is sent until the next sign-in.
    var isHeld = false
    private var isAccepted = false
    private var isRefusalTold = false
    /// Refused by the rights of the sign-in, or for their photos: left in the queue until a change is accepted.
    private var refused: [MirroredChange] = []
    /// Failed changes, which are sent after all others.
    private var postponed: [MirroredChange] = []

    init(signedInAt: Date) { self.signedInAt = signedInAt }

    /// Changes that the others do not wait for.
    var skipped: [MirroredChange] { refused + postponed }

    /// Returns the refused changes: the sign-in has the rights, so that the refusals are of their photos.
    mutating func accept() -> [MirroredChange] {
        defer { refused = [] }
        isAccepted = true
        return refused
    }

    /// Returns whether the photo is refused permanently.
    mutating func refuse(_ change: MirroredChange) -> Bool {
        guard !isAccepted else { return true }
        refused.append(change)
        isHeld = refused.count == Self.mostRefused
        return false
    }

    mutating func postpone(_ change: MirroredChange) { postponed.append(change) }

    /// Returns whether there were any.
    mutating func resumePostponed() -> Bool {
        defer { postponed = [] }
        return !postponed.isEmpty
    }

    /// Returns whether there is a refusal to report; `true` once.
    mutating func tellsRefusal() -> Bool {
        defer { isRefusalTold = isRefusalTold || !refused.isEmpty }
        return !isRefusalTold && !refused.isEmpty
    }
}
