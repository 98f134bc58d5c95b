import ChildProcesses
import FoundationEssentials
import Synchronization

/// JSON of a service, which is refused before it is decoded where it has more in it than any page of photos: a decoder
/// takes some 10 µs and 100 bytes for each value, however short.
package enum BoundedJSON {
    /// A second of decoding; an object or array counts for four. A photo with everything has some 700, a page of 30
    /// of them 21,000.
    static let mostValues = 300_000
    /// A photo with everything is 10 deep.
    static let deepest = 32
    /// A photo of Flickr with everything has some 60. A dictionary takes 150 bytes for each.
    static let mostMembers = 1_000

    /// Bytes that are decoded where one is: a few milliseconds.
    private static let fewBytes = 65_536

    /// Nil where the bytes are no such value, and at once when the task is canceled.
    ///
    /// What may take long is decoded on a thread of its own, as the prompt needs the few of the cooperative pool. A
    /// decoder that is not waited for any more ends with the next element of a list.
    package static func decode<Value: Decodable & Sendable>(
        _: Value.Type, from bytes: ArraySlice<UInt8>
    ) async -> Value? {
        guard bytes.count > fewBytes else { return decode(Value.self, from: bytes, until: nil) }
        let ticket = Ticket()
        let reply = Reply<Value>()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                reply.wait(continuation)
                if Task.isCancelled { reply.give(nil) }
                let isStarted = DetachedThread.start(isSignalled: false) {
                    reply.give(decode(Value.self, from: bytes, until: ticket))
                }
                if !isStarted { reply.give(nil) }
            }
        } onCancel: {
            ticket.cancel()
            reply.give(nil)
        }
    }

    /// The same of what is small.
    static func decode<Value: Decodable>(_: Value.Type, fromFew bytes: some Collection<UInt8>) -> Value? {
        bytes.count > fewBytes ? nil : decode(Value.self, from: bytes, until: nil)
    }

    static func decode<Value: Decodable>(
        _: Value.Type, from bytes: some Collection<UInt8>, until ticket: Ticket?
    ) -> Value? {
        guard isBounded(bytes) else { return nil }
        let decoder = JSONDecoder()
        if let ticket, let key = CodingUserInfoKey.ticket { decoder.userInfo[key] = ticket }
        return try? decoder.decode(Value.self, from: Data(bytes))
    }

    /// What one waits for until the first of two gives it.
    private final class Reply<Value: Sendable>: Sendable {
        private let waiting = Mutex<CheckedContinuation<Value?, Never>?>(nil)

        func wait(_ continuation: CheckedContinuation<Value?, Never>) {
            waiting.withLock { $0 = continuation }
        }

        func give(_ value: Value?) {
            let continuation = waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }
            continuation?.resume(returning: value)
        }
    }

    /// Whether the values, how deep they lie, and the members of each object are within the limits. Nothing is said
    /// of what is no JSON.
    static func isBounded(_ bytes: some Collection<UInt8>) -> Bool {
        // Through the witnesses of a collection each byte would take 80 ns.
        bytes.withContiguousStorageIfAvailable(isBounded(in:))
            ?? Array(bytes).withUnsafeBufferPointer(isBounded(in:))
    }

    private static func isBounded(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var values = 1
        var depth = 0
        // Of what is open at each depth; those of a list are counted as values alone.
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
                members[depth] = byte == UInt8(ascii: "{") ? 1 : -mostValues
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            default: continue
            }
            guard values <= mostValues, members[depth] <= mostMembers else { return false }
        }
        return true
    }
}

extension CodingUserInfoKey {
    /// Tells a decoder of a list that nobody waits for it.
    static let ticket = CodingUserInfoKey(rawValue: "ticket")
}

extension Decoder {
    /// Throws when nobody waits for the value any more.
    func checkTicket() throws {
        guard let key = CodingUserInfoKey.ticket, let ticket = userInfo[key] as? Ticket else { return }
        if ticket.isCancelled { throw CancellationError() }
    }
}
