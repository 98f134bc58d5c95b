/// 32-bit numbers and a length of 64 bits, in native byte order.
struct WireNumbers {
    let bytes: [UInt8]

    init(_ numbers: [UInt32], length: UInt64) {
        let halves = [UInt32(truncatingIfNeeded: length), UInt32(truncatingIfNeeded: length >> 32)]
        bytes = (numbers + halves).withUnsafeBytes(Array.init)
    }

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    subscript(_ index: Int) -> UInt32 {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self) }
    }

    /// Length whose lower half is the number at `index`.
    func length(at index: Int) -> UInt64 { UInt64(self[index]) | UInt64(self[index + 1]) << 32 }
}
