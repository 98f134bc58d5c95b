import TextLayout

/// One thing the doctor looked at.
struct Diagnosis {
    /// Its name to programs.
    let name: String
    /// What a person reads before it.
    let label: String
    /// What a person reads.
    var text: String
    /// What programs read.
    var value: RecordValue
    /// It keeps the program from working as it should.
    var isWrong = false
    /// A sentence that says what to do about it.
    var advice: String?

    /// Without what only this machine's owner should read: the home folder is `~`.
    func hiding(_ home: HomeFolder) -> Diagnosis {
        var finding = self
        finding.text = home.hidden(in: text)
        finding.value = home.hidden(in: value)
        finding.advice = advice.map(home.hidden(in:))
        return finding
    }
}
