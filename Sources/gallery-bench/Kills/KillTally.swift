/// The figures of the kills so far.
struct KillTally {
    var kills = 0
    /// Favorites whose keeping had been confirmed.
    var acknowledged = 0
    /// Pictures whose keeping had been confirmed.
    var pictures = 0
    /// Confirmed ones that are not there, or not as they were.
    var lost = 0
    /// Times SQLite's own check found fault with the database, or it was set aside.
    var integrityFailures = 0
    /// Times a program reported an error instead of writing.
    var errors = 0
    /// What was wrong, each in a sentence.
    var remarks: [String] = []

    var isBad: Bool { lost + integrityFailures + errors > 0 }

    /// One line of figures.
    var line: String {
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
