import CCurl
import Glibc

// The callbacks run on libcurl's thread; `CurlLoop` keeps their transfer alive. If the body or header callback returns
// another count than it received, libcurl stops the transfer.

let bodyCallback: gallery_bytes_callback = { bytes, size, count, context in
    received(bytes, size * count, context) { $0.take(body: $1) }
}

let headerCallback: gallery_bytes_callback = { bytes, size, count, context in
    received(bytes, size * count, context) { $0.take(header: $1) }
}

let socketCallback: gallery_socket_callback = { context, purpose, address in
    guard purpose == CURLSOCKTYPE_IPCXN, let context, let address else { return CURL_SOCKET_BAD }
    var count = 0
    var port: UInt16 = 0
    guard let bytes = gallery_address_bytes(address, &count, &port) else { return CURL_SOCKET_BAD }
    let target = NetworkAddress(bytes: Array(UnsafeBufferPointer(start: bytes, count: count)), port: port)
    let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    guard transfer.permits(target) else { return CURL_SOCKET_BAD }
    let socket = gallery_open_socket(address)
    if socket >= 0 { transfer.sockets.insert(socket) }
    return socket
}

let closeCallback: gallery_close_callback = { context, socket in
    guard let context else { return close(socket) }
    return Unmanaged<OpenSockets>.fromOpaque(context).takeUnretainedValue().close(socket)
}

private func received(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
    _ take: (Transfer, UnsafeBufferPointer<UInt8>) -> Bool
) -> Int {
    guard let bytes, let context else { return 0 }
    let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    let isTaken = bytes.withMemoryRebound(to: UInt8.self, capacity: count) { start in
        transfer.sockets.outside { take(transfer, UnsafeBufferPointer(start: start, count: count)) }
    }
    // For 0 bytes, a result of 0 means success, so a failure returns 1.
    return isTaken ? count : (count == 0 ? 1 : 0)
}
