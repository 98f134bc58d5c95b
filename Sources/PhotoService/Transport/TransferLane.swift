/// Queue of transfers to a group of hosts, with its own thread and connection pool.
struct TransferLane: Sendable {
    let inbox = TransferInbox()
    let options: TransferOptions

    func submit(_ transfer: Transfer) {
        if inbox.submit(.start(transfer)) == .needsThread { CurlLoop.start(inbox, options) }
    }
}
