import CEditline
import CommandShell
import Glibc

/// A libedit editor, confined to the thread that created it.
final class EditorSession {
    private let editor: OpaquePointer
    private let mailbox: EditorMailbox
    private let setup: EditorSetup
    private let display: EditorDisplay
    private let history: EditorHistory?
    private let keyboard: Keyboard
    private let bindings: KeyBindings
    private let keyReader: KeyReader
    private let queries: TerminalQuerySession
    private let overlays: OverlayPainter
    let tab: TabKey
    private let ghost: Autosuggestion
    private var decoder = KeyDecoder()
    private var isHistoryLoaded = false
    private var pasted = ""
    /// Result of composing the letter before the cursor with the typed mark.
    private var composed: Unicode.Scalar?
    /// Reason the current line ended early.
    private var ending: Input?

    init?(_ setup: EditorSetup, mailbox: EditorMailbox) {
        let output = EditorOutput(setup.output, prompt: setup.prompt, attributes: setup.palette.prompt)
        guard let editor = EditorOpening.open(setup.capabilities, on: output) else { return nil }
        self.editor = editor
        self.mailbox = mailbox
        self.setup = setup
        display = EditorDisplay(editor, on: output, setup: setup)
        tab = TabKey(editor, on: display, mailbox: mailbox, setup: setup)
        ghost = Autosuggestion(editor, on: display, mailbox: mailbox, setup: setup)
        keyboard = Keyboard(wake: mailbox.wake)
        bindings = KeyBindings(editor: editor, output: output)
        queries = TerminalQuerySession(
            profile: setup.profile, output: setup.output, keyboard: keyboard, streams: mailbox.streams)
        keyReader = KeyReader(keyboard, queries, marksPastes: setup.capabilities.bracketsPaste)
        overlays = OverlayPainter(display: display, mailbox: mailbox, keyboard: keyboard)
        history = EditorHistory(for: editor)
        _ = editline_set_context(editor, Unmanaged.passUnretained(self).toOpaque())
        _ = editline_set_prompt(
            editor, { EditorSession.of($0)?.display.prompt.characters }, EditorPrompt.fence)
        _ = editline_set_reader(editor) { editor, character in
            guard let session = EditorSession.of(editor), let character else { return -1 }
            return session.read(character)
        }
        EditorFunction.add(to: editor)
        bindings.bind()
    }

    /// `rows` is the number of screen rows that the line occupies.
    func readLine() -> (input: Input, rows: Int) {
        // Flushes, since the receiver of the line may write to the terminal next.
        defer { display.flush() }
        ending = mailbox.interruption.take() ?? mailbox.pressing.take()
        if let ending {
            if ending == .interrupted { SavedTerminalState.dropTyped() }
            return (ending, 0)
        }
        if mailbox.takeHasNewHistory() { forgetHistory() }
        if isHistoryLoaded { mailbox.takeRemembered().forEach(remember) }
        for byte in keyReader.takeCharacters().utf8 { decoder.feed(byte) }
        keyboard.beginLine()
        var count: Int32 = 0
        let line = el_wgets(editor, &count)
        ghost.settle()
        // Checked first, since after an early end the result of `el_wgets` depends on libedit's state.
        if let ending { return (ending, display.rowsOfLine) }
        guard let line, count > 0 else {
            return (count == 0 ? .end : .terminated, display.leaveLine(showing: ""))
        }
        let text = WideText.text(UnsafeBufferPointer(start: line, count: Int(count)))
        return (.line(text.hasSuffix("\n") ? String(text.dropLast()) : text), display.rowsOfLine)
    }

    func catchKey(for wait: KeyWait) { keyReader.serve(wait) }

    /// EL_GETCFN callback: returns 1 after storing a character, -1 to end the line.
    private func read(_ character: UnsafeMutablePointer<wchar_t>) -> Int32 {
        loadHistory()
        ghost.settle()
        while true {
            if let key = decoder.next() {
                ghost.makeWay(for: key)
                if let input = input(for: key) { return end(input) }
                guard let meaning = meaning(of: key) else { continue }
                character.pointee = wchar_t(bitPattern: meaning.value)
                return 1
            }
            if let input = mailbox.interruption.take() ?? mailbox.pressing.take() { return end(input) }
            for request in mailbox.takeRequests() { perform(request) }
            let rows = display.rowsOfLine
            mailbox.withAnchor { $0.occupy(rows) }
            queries.ask()
            if !keyboard.isReady(within: ghost.pause) { ghost.show() }
            display.flush()
            switch keyboard.wait(atMost: decoder.timeout(or: overlays.advance()), inPaste: decoder.isInPaste)
            {
            case .bytes(let bytes):
                mailbox.pressing.recordKey()
                for byte in bytes { decoder.feed(byte) }
                queries.removeReports(&decoder)
            case .nothing: decoder.expireInTime()
            case .woken: break
            case .gone: return end(.terminated)
            }
        }
    }

    /// Loads the history from the database when the prompt is visible, so that loading does not delay the prompt.
    private func loadHistory() {
        guard !isHistoryLoaded else { return }
        isHistoryLoaded = true
        display.flush()
        mailbox.finishPrompt()
        for line in setup.history() + mailbox.takeRemembered() { remember(line) }
    }

    private func forgetHistory() {
        isHistoryLoaded = false
        history?.clear()
        ghost.forget()
    }

    private func remember(_ line: TypedLine) {
        history?.enter(line.text)
        ghost.remember(line)
    }

    /// Input that a key produces on an empty line: its command, or `.escaped`; `nil` if libedit handles the key.
    private func input(for key: Key) -> Input? {
        guard case .sequence(let bytes) = key, EditedLine.isEmpty(in: editor) else { return nil }
        if bytes == [0x1B], mailbox.completing?.rest(of: "") != nil { return .escaped }
        return ScreenKey(sequence: bytes).flatMap { mailbox.keys[$0] }.map(Input.key)
    }

    /// Character passed to libedit for a key; `nil` if the key is dropped or replaced by other characters.
    private func meaning(of key: Key) -> Unicode.Scalar? {
        switch key {
        case .sequence(let bytes):
            decoder.unfold(bindings.characters(for: bytes))
            return nil
        case .scalar(let scalar):
            composed = EditedLine.letter(in: editor).flatMap { ComposedText.scalar(of: $0, scalar) }
            if composed != nil { return EditorKeys.compose }
            let isReturn = scalar == "\r" || scalar == "\n"
            return isReturn && keyboard.isPasting(marksPastes: setup.capabilities.bracketsPaste)
                ? ";" : scalar
        case .paste(let text):
            pasted += text
            keyboard.endPaste(hasMore: decoder.hasMore)
            return EditorKeys.paste
        }
    }

    private func end(_ input: Input) -> Int32 {
        decoder.reset()
        ghost.hide()
        let echo: String
        switch input {
        case .interrupted:
            SavedTerminalState.dropTyped()
            echo = "^C"
        case .key(let command): echo = command
        case .line, .escaped, .end, .terminated: echo = ""
        }
        _ = display.leaveLine(showing: echo)
        ending = input
        errno = EINTR
        return -1
    }

    private func perform(_ request: EditorMailbox.Request) {
        if case .overlay = request {} else { ghost.hide() }
        switch request {
        case .print(let text, let rows):
            display.hide()
            display.flush()
            if rows == nil { mailbox.streams.giveUp() }
            display.write(text)
            mailbox.withAnchor { $0.move(below: rows, on: Window.size()) }
            display.redraw()
        case .overlay(let rows, let transmission):
            overlays.show(rows, after: transmission)
        case .resize:
            mailbox.streams.giveUp()
            mailbox.withAnchor { $0.lose() }
            display.hide()
            el_resize(editor)
            display.redraw()
        case .suspend:
            display.hide()
            display.flush()
            mailbox.streams.giveUp()
            _ = editline_set_flag(editor, EL_PREP_TERM, 0)
            SavedTerminalState.suspend()
            takeBack()
        case .resume:
            SavedTerminalState.take()
            display.hide()
            _ = editline_set_flag(editor, EL_PREP_TERM, 0)
            takeBack()
        }
    }

    private func takeBack() {
        _ = editline_set_flag(editor, EL_PREP_TERM, 1)
        mailbox.withAnchor { $0.lose() }
        el_resize(editor)
        display.redraw()
    }

    func insertComposed() -> UInt8 {
        let isInserted = composed.take().map { EditedLine.replaceLetter(with: $0, in: editor) } ?? false
        return UInt8(isInserted ? CC_REFRESH : CC_ERROR)
    }

    func insertPaste() -> UInt8 {
        let text = ComposedText.text(PastedText.oneLine(pasted))
        pasted = ""
        guard !text.isEmpty else { return UInt8(CC_NORM) }
        let isInserted = el_winsertstr(editor, WideText.characters(of: text)) == 0
        guard isInserted, text.contains(";"), let line = EditedLine(of: editor, limit: 1 << 16),
            let note = mailbox.completing?.note(onPasted: line.head)
        else { return UInt8(isInserted ? CC_REFRESH : CC_ERROR) }
        tab.show([note])
        return UInt8(CC_NORM)
    }

    func take(byWord: Bool) -> UInt8 {
        if ghost.accept(byWord: byWord) { return UInt8(CC_REFRESH) }
        el_wpush(
            editor, WideText.characters(of: String(byWord ? EditorKeys.nextWord : EditorKeys.nextCharacter)))
        // Keeps a numeric argument typed before the key.
        return UInt8(CC_ARGHACK)
    }

    /// Clears the screen but keeps the line; discards pending pictures.
    func clearScreen() -> UInt8 {
        mailbox.streams.giveUp()
        mailbox.withAnchor { $0.lose() }
        display.clear()
        return UInt8(CC_NORM)
    }
}
