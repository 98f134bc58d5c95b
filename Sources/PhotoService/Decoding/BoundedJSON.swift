import ChildProcesses
import FoundationEssentials

/// JSON decoding with limits that are checked first, because `JSONDecoder` takes some 10 µs and 100 bytes per value.
package enum BoundedJSON {
    /// Maximum number of values. An object or array counts as 4 values; a page of 30 photos has 21,000.
    static let maxValues = 300_000
    /// Maximum nesting depth; a complete photo has 10 levels.
    static let deepest = 32
    /// Maximum members per object; a complete Flickr photo has some 60. A dictionary takes 150 bytes per member.
    static let maxMembers = 1_000

    /// Maximum bytes that are decoded on the calling thread, which takes milliseconds.
    private static let smallBytes = 65_536

    /// `nil` for invalid or oversized JSON, on cancellation, or without a thread. Large bodies are decoded on a
    /// dedicated thread, to keep the cooperative pool free for the prompt; `LossyArray` checks for cancellation.
    package static func decode<Value: Decodable & Sendable>(
        _: Value.Type, from bytes: ArraySlice<UInt8>
    ) async -> Value? {
        guard bytes.count > smallBytes else { return decode(Value.self, from: bytes, until: nil) }
        let ticket = Ticket()
        let reply = PendingValue<Value?>()
        let isStarted = DetachedThread.start(isSignalled: false) {
            reply.finish(decode(Value.self, from: bytes, until: ticket))
        }
        if !isStarted { reply.finish(nil) }
        return await withTaskCancellationHandler {
            await reply.value(orIfCancelled: nil)
        } onCancel: {
            ticket.cancel()
        }
    }

    static func decode<Value: Decodable>(_: Value.Type, fromFew bytes: some Collection<UInt8>) -> Value? {
        bytes.count > smallBytes ? nil : decode(Value.self, from: bytes, until: nil)
    }

    static func decode<Value: Decodable>(
        _: Value.Type, from bytes: some Collection<UInt8>, until ticket: Ticket?
    ) -> Value? {
        guard isBounded(bytes) else { return nil }
        let decoder = JSONDecoder()
        if let ticket, let key = CodingUserInfoKey.ticket { decoder.userInfo[key] = ticket }
        return try? decoder.decode(Value.self, from: Data(bytes))
    }

    /// Whether values, depth and members are within the limits. Does not validate the syntax.
    static func isBounded(_ bytes: some Collection<UInt8>) -> Bool {
        // Avoids generic collection access, which takes 80 ns per byte.
        bytes.withContiguousStorageIfAvailable(isBounded(in:))
            ?? Array(bytes).withUnsafeBufferPointer(isBounded(in:))
    }

    private static func isBounded(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var values = 1
        var depth = 0
        // Members of the open object at each depth; list elements count only as values.
        var members = [Int](repeating: 0, count: deepest + 1)
        var isInText = false
        var isEscaped = false
        for byte in bytes {
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else {
                    isInText = byte != UInt8(ascii: "\"")
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: ","):
                values += 1
                members[depth] += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                values += 4
                depth += 1
                guard depth <= deepest else { return false }
                members[depth] = byte == UInt8(ascii: "{") ? 1 : -maxValues
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            default: continue
            }
            guard values <= maxValues, members[depth] <= maxMembers else { return false }
        }
        return true
    }
}

extension CodingUserInfoKey {
    /// Key of the cancellation flag (`Ticket`) that `LossyArray` checks.
    static let ticket = CodingUserInfoKey(rawValue: "ticket")
}

extension Decoder {
    func checkTicket() throws {
        guard let key = CodingUserInfoKey.ticket, let ticket = userInfo[key] as? Ticket else { return }
        if ticket.isCancelled { throw CancellationError() }
    }
}
