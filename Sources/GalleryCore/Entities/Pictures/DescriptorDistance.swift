/// Distance between descriptors: sum of absolute differences, for the picture or its mirror image, whichever is less.
public struct DescriptorDistance: Sendable {
    public static let most = 255 * VisualDescriptor.length
    private let bytes: [UInt8]
    private let mirrored: [UInt8]

    init(from descriptor: VisualDescriptor) {
        (bytes, mirrored) = (descriptor.bytes, descriptor.mirrored.bytes)
    }

    public func callAsFunction(_ other: VisualDescriptor) -> Int { other.bytes.withUnsafeBytes { self($0) } }

    /// Distance to the descriptor at the start of `other`.
    public func callAsFunction(_ other: UnsafeRawBufferPointer) -> Int {
        precondition(other.count >= VisualDescriptor.length)
        return min(Self.sum(bytes, other), Self.sum(mirrored, other))
    }

    private static func sum(_ bytes: [UInt8], _ other: UnsafeRawBufferPointer) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var sum: UInt32 = 0
            for index in 0..<VisualDescriptor.length {
                sum &+= UInt32(max(bytes[index], other[index]) &- min(bytes[index], other[index]))
            }
            return Int(sum)
        }
    }
}
