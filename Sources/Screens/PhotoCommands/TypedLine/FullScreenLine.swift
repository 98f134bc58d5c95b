import CommandShell
import Wording

struct FullScreenLine: Equatable {
    enum Purpose: Equatable { case command, search }

    private static let longest = 500

    let purpose: Purpose
    private(set) var text: String
    /// Completions of the end of the text, listed after TAB if there are several.
    private(set) var choices: [String] = []

    init(_ purpose: Purpose, text: String = "") {
        self.purpose = purpose
        self.text = text
    }

    /// Text after a prompt that shows the purpose.
    var prompted: String { Phrases.Grid.line(text, isSearch: purpose == .search) }

    /// Returns whether the line stays open. Enter ends it; Escape, or Backspace in an empty line, also clears it.
    fileprivate mutating func edit(_ key: FullScreenKey) -> Bool {
        choices = []
        switch key {
        case .character(let character): if text.count < Self.longest { text.append(character) }
        case .backspace where !text.isEmpty: text.removeLast()
        case .enter: return false
        case .escape, .backspace:
            text = ""
            return false
        default: break
        }
        return true
    }

    /// Equivalent line at the prompt, up to the cursor, for completion.
    private var head: String { purpose == .command ? text : "search \(text)" }

    /// Completes the line as the prompt does, with the numbers of a list.
    mutating func complete(with completing: (any Completing)?, numbers: ClosedRange<Int>) {
        guard let completions = completing?.numbering(numbers).choices(for: head) else { return }
        if let insertion = completions.insertion, text.count + insertion.count <= Self.longest {
            text.unicodeScalars.removeLast(min(completions.replaced, text.unicodeScalars.count))
            text += insertion
        }
        choices = completions.all.count > 1 ? completions.all.map(\.text) : []
    }
}

extension FullScreenLine? {
    /// Edits the line; returns it once it is complete and not blank.
    mutating func edit(_ key: FullScreenKey) -> FullScreenLine? {
        guard self?.edit(key) == false else { return nil }
        defer { self = nil }
        return self?.text.allSatisfy(\.isWhitespace) == false ? self : nil
    }
}
