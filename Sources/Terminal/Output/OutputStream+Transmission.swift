import TextLayout

extension OutputStream {
    /// Sends a picture into the terminal's memory, all at once, unless it is there.
    func send(_ transmission: Transmission?) {
        guard let transmission, !transmission.isSent else { return }
        for piece in transmission.pieces { write(piece) }
        transmission.finish()
    }
}
