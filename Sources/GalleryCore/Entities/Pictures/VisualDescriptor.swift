/// Visual descriptor of layout, color, edges and texture, computed by the decoder.
/// Edge histogram and color layout as in MPEG-7 (ISO/IEC 15938-3; Manjunath and others 2001), oriented gradients as by
/// Dalal and Triggs (2005), at two scales as in GIST (Oliva and Torralba 2001).
public struct VisualDescriptor: Equatable, Sendable {
    /// Number of bytes: for each cell of a 4x4 grid, row by row, 5 edge kinds; then for each cell 4 directions of fine
    /// gradients, then of coarse ones; then 10 luma coefficients and 6 of each chroma channel.
    public static let length = edges + 2 * gradients + layout

    static let side = 4
    static let edgeKinds = 5
    static let directions = 4
    static let edges = side * side * edgeKinds
    static let gradients = side * side * directions
    static let layout = 22

    public let bytes: [UInt8]

    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }

    public var distance: DescriptorDistance { DescriptorDistance(from: self) }

    var mirrored: VisualDescriptor { VisualDescriptor(mirroring: self) }

    private init(mirroring descriptor: VisualDescriptor) {
        var bytes = descriptor.bytes
        func exchange(_ kinds: Int, from start: Int, kind exchanged: (Int) -> Int) {
            for row in 0..<Self.side {
                for column in 0..<Self.side {
                    for kind in 0..<kinds {
                        let other = (row * Self.side + Self.side - 1 - column) * kinds + exchanged(kind)
                        bytes[start + (row * Self.side + column) * kinds + kind] =
                            descriptor.bytes[start + other]
                    }
                }
            }
        }
        // Mirroring swaps the two diagonals.
        exchange(Self.edgeKinds, from: 0) { $0 == 2 ? 3 : $0 == 3 ? 2 : $0 }
        for start in [Self.edges, Self.edges + Self.gradients] {
            exchange(Self.directions, from: start) { $0 == 1 ? 3 : $0 == 3 ? 1 : $0 }
        }
        // Mirroring negates the cosine coefficients of odd horizontal frequency.
        for index in [1, 4, 6, 8, 11, 14, 17, 20] {
            let offset = Self.edges + 2 * Self.gradients + index
            bytes[offset] = UInt8(clamping: 256 - Int(bytes[offset]))
        }
        self.bytes = bytes
    }
}

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
