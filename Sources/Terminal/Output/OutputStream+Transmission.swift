import TextLayout

extension OutputStream {
    /// Sends picture data to the terminal in one block unless already sent.
    func send(_ transmission: Transmission?) {
        guard let transmission, !transmission.isSent else { return }
        for piece in transmission.pieces { write(piece) }
        transmission.finish()
    }
}
