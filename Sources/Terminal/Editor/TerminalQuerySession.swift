/// Sends queries to the terminal and keeps its answers out of the typed text.
struct TerminalQuerySession {
    /// Minimum number of milliseconds between an answer and a key that the user pressed.
    private static let gap: Int32 = 3

    let profile: TerminalProfile?
    let output: OutputStream
    let keyboard: Keyboard
    let streams: PictureQueue

    /// Sends the queries once, while no typed input is pending, which would be read before the answers.
    func ask() {
        guard let profile, !keyboard.isReady(within: 0), let questions = profile.questions() else { return }
        output.write(questions)
    }

    /// No user types fast enough for a key to arrive together with an answer. Therefore, while answers are expected,
    /// text directly after an answer is dropped, and shortly after the queries a key is held in case an answer follows.
    func removeReports(_ decoder: inout KeyDecoder) {
        guard let profile else { return _ = newReports(&decoder) }
        var isAnswer = handle(newReports(&decoder), profile)
        decoder.expectsReports = profile.isExpecting || streams.expectsAnswers
        guard profile.isExpecting, isAnswer || profile.isFresh && decoder.hasKeys else { return }
        while keyboard.isReady(within: Self.gap),
            case .bytes(let bytes) = keyboard.wait(atMost: 0, inPaste: false)
        {
            for byte in bytes { decoder.feed(byte) }
            if handle(newReports(&decoder), profile) { isAnswer = true }
        }
        if isAnswer { decoder.dropKeys() }
    }

    /// New reports, without acknowledgments of picture data.
    private func newReports(_ decoder: inout KeyDecoder) -> [[UInt8]] {
        decoder.takeReports().filter { report in
            guard report == PictureQueue.answer else { return true }
            streams.acknowledge()
            return false
        }
    }

    private func handle(_ reports: [[UInt8]], _ profile: TerminalProfile) -> Bool {
        for report in reports {
            if let reply = profile.handle(report) { output.write(reply) }
        }
        return !reports.isEmpty
    }
}
