/// Asks the terminal what it can, and keeps its answers away from what a person types.
struct TerminalQuerySession {
    /// Milliseconds that lie between an answer and a key, at least.
    private static let gap: Int32 = 3

    private let profile: TerminalProfile?
    private let output: OutputStream
    private let keyboard: Keyboard
    private let streams: PictureQueue

    init(
        _ profile: TerminalProfile?, on output: OutputStream, _ keyboard: Keyboard, _ streams: PictureQueue
    ) {
        (self.profile, self.output, self.keyboard, self.streams) = (profile, output, keyboard, streams)
    }

    /// Asks, once, when nothing has been typed that would be read before the answers.
    func ask() {
        guard let profile, !keyboard.isReady(within: 0), let questions = profile.questions() else { return }
        output.write(questions)
    }

    /// Looks at what has just been decoded.
    ///
    /// Whatever the terminal sends in one go with an answer is of its own making, and no key: typing is not that
    /// fast. So while answers are expected, text right behind one is dropped, and for a moment after the questions
    /// a key waits to see whether an answer is right behind it.
    func sift(_ decoder: inout KeyDecoder) {
        guard let profile else { return _ = heard(&decoder) }
        var isAnswer = hear(heard(&decoder), profile)
        decoder.expectsReports = profile.isExpecting || streams.expectsAnswers
        guard profile.isExpecting, isAnswer || profile.isFresh && decoder.hasKeys else { return }
        while keyboard.isReady(within: Self.gap),
            case .bytes(let bytes) = keyboard.wait(atMost: 0, inPaste: false)
        {
            for byte in bytes { decoder.feed(byte) }
            if hear(heard(&decoder), profile) { isAnswer = true }
        }
        if isAnswer { decoder.dropKeys() }
    }

    /// What the terminal said, without its answers that tell how far a picture has come.
    private func heard(_ decoder: inout KeyDecoder) -> [[UInt8]] {
        decoder.takeReports().filter { report in
            guard report == PictureQueue.answer else { return true }
            streams.acknowledge()
            return false
        }
    }

    /// True when something was heard.
    private func hear(_ reports: [[UInt8]], _ profile: TerminalProfile) -> Bool {
        for report in reports {
            if let question = profile.hear(report) { output.write(question) }
        }
        return !reports.isEmpty
    }
}
