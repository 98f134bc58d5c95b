import Glibc

/// Local end of a pipe or socket to a process that may hang or die.
public struct PipeEnd: Sendable {
    public enum Failure: Error {
        case ended
        case late
    }

    /// F_SETPIPE_SZ of fcntl(2), which Swift does not import.
    private static let setSize: Int32 = 1031

    private let descriptor: Int32

    /// Sets O_NONBLOCK; does not take ownership of the descriptor.
    public init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        // Enlarges the buffer of a pipe, so that a picture needs fewer writes and reads. Fails on a socket.
        _ = fcntl(descriptor, Self.setSize, 1 << 20)
    }

    public var isEnded: Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) > 0
    }

    /// Writes all bytes. Passes `files` (sockets only) with the first byte; the caller still owns them.
    public func write(
        _ bytes: [UInt8], handing files: [Int32] = [], until deadline: ContinuousClock.Instant
    ) throws(Failure) {
        let guarded = BrokenPipeGuard()
        defer { guarded.lift() }
        var from = 0
        while from < bytes.count {
            let put = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[from...])
                return from == 0 && !files.isEmpty
                    ? HandedFiles.send(rest, files, to: descriptor)
                    : Glibc.write(descriptor, rest.baseAddress, rest.count)
            }
            if put > 0 {
                from += put
            } else if errno == EAGAIN {
                try wait(for: POLLOUT, until: deadline)
            } else if errno != EINTR {
                throw .ended
            }
        }
    }

    public func read(count: Int, until deadline: ContinuousClock.Instant) throws(Failure) -> [UInt8] {
        var failure: Failure?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(Failure) {
                while filled < count {
                    let got = Glibc.read(
                        descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
                    if got > 0 {
                        filled += got
                    } else if got == 0 {
                        throw .ended
                    } else if errno == EAGAIN {
                        try wait(for: POLLIN, until: deadline)
                    } else if errno != EINTR {
                        throw .ended
                    }
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    private func wait(for event: Int32, until deadline: ContinuousClock.Instant) throws(Failure) {
        let left = ContinuousClock.now.duration(to: deadline)
        guard left > .zero else { throw .late }
        let (seconds, attoseconds) = left.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1
        var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        if poll(&entry, 1, Int32(clamping: milliseconds)) == 0 { throw .late }
    }
}

/// Passes descriptors over a Unix socket (SCM_RIGHTS of unix(7)).
private enum HandedFiles {
    /// Sends the descriptors with at least one byte; returns the number of bytes sent, or -1 with `errno` on failure.
    static func send(_ bytes: UnsafeRawBufferPointer, _ files: [Int32], to socket: Int32) -> Int {
        let start = MemoryLayout<cmsghdr>.size, length = start + files.count * MemoryLayout<Int32>.size
        var header = cmsghdr()
        (header.cmsg_len, header.cmsg_level, header.cmsg_type) = (length, SOL_SOCKET, Int32(SCM_RIGHTS))
        // Rounds up to a multiple of 8, as CMSG_SPACE does.
        let room = (length + 7) & ~7
        return withUnsafeTemporaryAllocation(byteCount: room, alignment: 8) { control in
            control.initializeMemory(as: UInt8.self, repeating: 0)
            control.storeBytes(of: header, as: cmsghdr.self)
            for (index, file) in files.enumerated() {
                control.storeBytes(of: file, toByteOffset: start + index * 4, as: Int32.self)
            }
            var piece = iovec(
                iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
            return withUnsafeMutablePointer(to: &piece) { piece in
                var message = msghdr()
                (message.msg_iov, message.msg_iovlen) = (piece, 1)
                (message.msg_control, message.msg_controllen) = (control.baseAddress, control.count)
                return sendmsg(socket, &message, 0)
            }
        }
    }
}

/// Blocks SIGPIPE in the current thread during a write, which then reports a broken pipe only by EPIPE.
private struct BrokenPipeGuard {
    private var previous = sigset_t()
    private let wasPending: Bool

    init() {
        wasPending = Self.isPending
        var set = Self.signals
        pthread_sigmask(SIG_BLOCK, &set, &previous)
    }

    /// Discards a SIGPIPE raised since `init`, and restores the signal mask.
    func lift() {
        var set = Self.signals
        if !wasPending, Self.isPending {
            var none = timespec()
            while sigtimedwait(&set, nil, &none) < 0, errno == EINTR {}
        }
        var before = previous
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private static var signals: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGPIPE)
        return set
    }

    private static var isPending: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return sigismember(&pending, SIGPIPE) == 1
    }
}
