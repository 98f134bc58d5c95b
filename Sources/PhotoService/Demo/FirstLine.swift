import Glibc

/// Reading what a program says first.
enum FirstLine {
    /// The line without its end; nil when none came in time, the output ended, or it is longer than 200 bytes.
    static func read(from descriptor: Int32, within patience: Duration) -> String? {
        let clock = ContinuousClock()
        let end = clock.now + patience
        var line: [UInt8] = []
        while line.count <= 200 {
            let left = clock.now.duration(to: end)
            guard left > .zero else { return nil }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, Int32(clamping: left.milliseconds))
            if ready <= 0 { continue }
            var byte: UInt8 = 0
            let count = Glibc.read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }
}
