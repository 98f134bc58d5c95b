public struct KillTally: Sendable {
    public internal(set) var kills = 0
    /// Confirmed writes, except pictures of favorites.
    public internal(set) var acknowledged = 0
    public internal(set) var pictures = 0
    /// Confirmed writes that are missing or changed.
    public internal(set) var lost = 0
    /// Rounds after which the database had a fault or a notice.
    public internal(set) var integrityFailures = 0
    public internal(set) var errors = 0
    public internal(set) var remarks: [String] = []

    public var isBad: Bool { lost + integrityFailures + errors > 0 }

    public var line: String {
        "kills \(kills), acknowledged \(acknowledged), pictures \(pictures), lost \(lost), "
            + "integrity failures \(integrityFailures), errors \(errors)"
    }

    mutating func add(_ other: KillTally) {
        kills += other.kills
        acknowledged += other.acknowledged
        pictures += other.pictures
        lost += other.lost
        integrityFailures += other.integrityFailures
        errors += other.errors
        remarks += other.remarks
    }
}
