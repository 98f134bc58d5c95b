import Glibc

/// Reads requests and answers them, until `end` or until woken.
struct CallbackThread: Sendable {
    private struct Client {
        let descriptor: Int32
        let port: UInt16
        let end: ContinuousClock.Instant
        var bytes: [UInt8] = []
    }

    private static let maxClients = 16
    private static let clientTimeout = Duration.seconds(5)

    let socket: CallbackSocket
    let end: ContinuousClock.Instant
    /// The last argument is the client's port.
    let answer: @Sendable (_ path: String, CallbackQuery, UInt16) -> CallbackReply
    let ended: @Sendable () -> Void

    func run() {
        var clients: [Client] = []
        defer { for client in clients { close(client.descriptor) } }
        while true {
            let now = ContinuousClock.now
            guard now < end else { return ended() }
            clients.removeAll { client in
                let isLate = client.end <= now
                if isLate { close(client.descriptor) }
                return isLate
            }
            var watched = [socket.wakeEnd, socket.listener].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            watched += clients.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
            let next = clients.map(\.end).reduce(end, min)
            // Rounded up, so that `poll` does not return too early.
            let wait = Int32(clamping: now.duration(to: next).milliseconds + 1)
            guard poll(&watched, nfds_t(watched.count), wait) > 0 else { continue }
            if watched[0].revents != 0 { return }
            for index in clients.indices.reversed() where watched[index + 2].revents != 0 {
                if !goesOn(&clients[index]) { close(clients.remove(at: index).descriptor) }
            }
            if watched[1].revents != 0 { accept(into: &clients) }
        }
    }

    private func accept(into clients: inout [Client]) {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.accept(socket.listener, $0, &size)
            }
        }
        guard descriptor >= 0 else { return }
        // Closes the oldest connection, so that idle clients do not block the answer.
        if clients.count == Self.maxClients { close(clients.removeFirst().descriptor) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        clients.append(
            Client(
                descriptor: descriptor, port: UInt16(bigEndian: address.sin_port),
                end: ContinuousClock.now + Self.clientTimeout))
    }

    /// Receives from a client, and replies once its request is complete; `false` if the connection is finished.
    private func goesOn(_ client: inout Client) -> Bool {
        var piece = [UInt8](repeating: 0, count: 4096)
        let count = recv(client.descriptor, &piece, piece.count, 0)
        if count < 0, errno == EAGAIN || errno == EINTR { return true }
        guard count > 0 else { return false }
        client.bytes += piece.prefix(count)
        let port = client.port
        guard
            let reply = CallbackRequest.reply(
                to: client.bytes, port: socket.port, answer: { answer($0, $1, port) })
        else { return true }
        _ = send(client.descriptor, reply, reply.count, Int32(MSG_NOSIGNAL))
        shutdown(client.descriptor, Int32(SHUT_WR))
        return false
    }
}
