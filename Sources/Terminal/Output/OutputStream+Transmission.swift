import TextLayout

extension OutputStream {
    func send(_ transmission: Transmission?) {
        guard let transmission, !transmission.isSent else { return }
        for piece in transmission.pieces { write(piece) }
        transmission.finish()
    }
}
