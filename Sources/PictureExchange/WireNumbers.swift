/// 32-bit numbers in native byte order.
struct WireNumbers {
    private(set) var bytes: [UInt8] = []

    init() {}

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    mutating func append(_ number: UInt32) {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }

    subscript(_ index: Int) -> UInt32 {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self) }
    }
}
