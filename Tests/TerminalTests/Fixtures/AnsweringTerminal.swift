import TestKit
import Testing

/// Answers of a terminal and how they arrive.
struct AnsweringTerminal: CustomTestStringConvertible, Sendable {
    enum Manner: String, CaseIterable, Sendable {
        case whole
        case byByte
        case twice
        case textBehind
        case textBefore
    }

    /// Answers of kitty; the device attributes are the last answer.
    static let answers =
        "\u{1B}_Gi=4211;EBADF:no\u{1B}\\\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[6;20;10t"
        + "\u{1B}]11;rgb:1010/1212/1616\u{1B}\\\u{1B}[?62;c"

    let delay: Double
    let manner: Manner

    var testDescription: String { "\(manner.rawValue) after \(Int(delay * 1000)) ms" }

    /// Sends the answers after `delay`; the queries must have been received.
    func answer(_ terminal: PseudoTerminal) {
        let end = Clock.now + delay
        while Clock.now < end { terminal.waitForQuiet(min(0.05, max(0.001, end - Clock.now))) }
        switch manner {
        case .whole: terminal.type(Self.answers)
        case .byByte:
            for byte in Self.answers.utf8 {
                terminal.typeBytes([byte])
                terminal.waitForQuiet(0.04)
            }
        case .twice: terminal.type(Self.answers + Self.answers)
        case .textBehind: terminal.type(Self.answers + "save 1\rquit\r")
        case .textBefore: terminal.type("\rsave 1\r" + Self.answers)
        }
    }
}
