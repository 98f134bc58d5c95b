import TextLayout

struct OverlayPainter {
    let display: EditorDisplay
    let mailbox: EditorMailbox
    let keyboard: Keyboard

    func show(_ rows: [OverlayRow], after transmission: Transmission?) {
        if mailbox.streams.mustWait(transmission) {
            mailbox.streams.add(rows, after: transmission)
        } else {
            paint(rows)
        }
    }

    /// Sends picture data if no key is pending. Returns the milliseconds to the next step; `nil` to wait for an event.
    func advance() -> Int32? {
        guard mailbox.streams.isBusy, !keyboard.hasMore else { return nil }
        let (shown, pause) = mailbox.streams.advance()
        paint(shown)
        display.flush()
        return pause.map { Int32(clamping: Int64($0 / .milliseconds(1))) }
    }

    private func paint(_ rows: [OverlayRow]) {
        let row = display.cursorRow
        display.write(mailbox.withAnchor { $0.overlay(rows, cursorRow: row, on: Window.size()) })
    }
}
