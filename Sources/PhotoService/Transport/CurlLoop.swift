import CCurl
import ChildProcesses
import GalleryCore

/// Event loop of libcurl's multi interface. All handles are used only on its thread, except for wakeups.
final class CurlLoop {
    private let inbox: TransferInbox
    private let options: TransferOptions
    private let multi: UnsafeMutableRawPointer
    private let share: UnsafeMutableRawPointer?
    private var live: [ObjectIdentifier: Transfer] = [:]
    private var idle: [UnsafeMutableRawPointer] = []

    /// Maximum number of handles kept for reuse; enough for the pictures of a page and its reply.
    private static let maxIdle = 32

    /// Whether libcurl is initialized. Evaluated once per process, before the first handle.
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    /// Runs the loop on a dedicated thread until the inbox is closed.
    static func start(_ inbox: TransferInbox, _ options: TransferOptions) {
        guard !DetachedThread.start(isSignalled: false, { run(inbox, options) }) else { return }
        fail(inbox, .noThread)
    }

    private static func run(_ inbox: TransferInbox, _ options: TransferOptions) {
        guard isReady, let multi = curl_multi_init() else {
            return fail(inbox, .libcurlFailed)
        }
        CurlLoop(inbox, options, multi).serve()
    }

    private static func fail(_ inbox: TransferInbox, _ fault: ConnectionFault) {
        for case .start(let transfer) in inbox.retire() {
            transfer.finish(.failure(TransferFault(error: .offline(fault))))
        }
    }

    private init(_ inbox: TransferInbox, _ options: TransferOptions, _ multi: UnsafeMutableRawPointer) {
        self.inbox = inbox
        self.options = options
        self.multi = multi
        gallery_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
        gallery_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, options.hostConnections)
        gallery_multi_set_long(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, 32)
        gallery_multi_set_long(multi, CURLMOPT_MAXCONNECTS, 32)
        // TLS session cache of this loop's handles; needs no lock callbacks on a single thread.
        share = curl_share_init()
        if let share { gallery_share_data(share, CURL_LOCK_DATA_SSL_SESSION) }
        inbox.announce(multi)
    }

    private func serve() {
        while true {
            let (commands, isClosed) = inbox.take()
            commands.forEach(obey)
            if isClosed { break }
            var running: Int32 = 0
            options.sockets.work { curl_multi_perform(multi, &running) }
            reap()
            // Returns at once if there was a wakeup since `take`.
            curl_multi_poll(multi, nil, 0, 60_000, nil)
        }
        end()
    }

    private func obey(_ command: TransferInbox.Command) {
        switch command {
        case .start(let transfer): start(transfer)
        case .cancel(let ticket):
            // A transfer not in `live` has ended, or has not started yet and will check its ticket.
            if let transfer = live[ObjectIdentifier(ticket)] {
                finish(transfer, .failure(.cancelled), keepsHandle: false)
            }
        }
    }

    private func start(_ transfer: Transfer) {
        guard !transfer.ticket.isCancelled else { return transfer.finish(.failure(.cancelled)) }
        guard let easy = idle.popLast() ?? curl_easy_init() else {
            return transfer.finish(.failure(TransferFault(error: .offline(.outOfMemory))))
        }
        transfer.easy = easy
        live[ObjectIdentifier(transfer.ticket)] = transfer
        let isAdded =
            options.apply(to: easy, for: transfer, share: share)
            && curl_multi_add_handle(multi, easy) == CURLM_OK
        guard isAdded else {
            let host = transfer.request.url.hostForMessages
            let failure = CatalogError.refused(.host(host, .notAccepted))
            return finish(transfer, .failure(TransferFault(error: failure)), keepsHandle: false)
        }
    }

    private func reap() {
        var waiting: Int32 = 0
        while let message = curl_multi_info_read(multi, &waiting) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle,
                let transfer = live.values.first(where: { $0.easy == easy })
            else { continue }
            let code = gallery_message_result(message)
            let result: Result<HTTPResponse, TransferFault> =
                code == CURLE_OK
                ? .success(transfer.response()) : .failure(TransferFault(code, of: transfer))
            finish(transfer, result, keepsHandle: code == CURLE_OK)
            if case .failure(let fault) = result, fault.isUnreachable { failUnsent(after: transfer, fault) }
        }
    }

    /// Fails transfers to an unreachable host that have sent no request: libcurl would wait the full timeout for each.
    private func failUnsent(after first: Transfer, _ fault: TransferFault) {
        let host = first.request.allowance.host
        for other in live.values.filter({ $0.request.allowance.host == host && !$0.hasAsked }) {
            finish(other, .failure(fault), keepsHandle: false)
        }
    }

    private func finish(
        _ transfer: Transfer, _ result: Result<HTTPResponse, TransferFault>, keepsHandle: Bool
    ) {
        live[ObjectIdentifier(transfer.ticket)] = nil
        if let easy = transfer.easy {
            curl_multi_remove_handle(multi, easy)
            if keepsHandle, idle.count < Self.maxIdle {
                curl_easy_reset(easy)
                idle.append(easy)
            } else {
                curl_easy_cleanup(easy)
            }
        }
        curl_slist_free_all(transfer.headerList)
        transfer.easy = nil
        transfer.headerList = nil
        transfer.finish(result)
    }

    private func end() {
        for transfer in Array(live.values) { finish(transfer, .failure(.cancelled), keepsHandle: false) }
        for case .start(let transfer) in inbox.retire() { transfer.finish(.failure(.cancelled)) }
        idle.forEach(curl_easy_cleanup)
        curl_multi_cleanup(multi)
        if let share { curl_share_cleanup(share) }
    }
}
