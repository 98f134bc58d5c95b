/// Files that show the same picture: in another size or file type, compressed again, or slightly cropped.
public struct TwinGroups: Sendable {
    /// Maximum distance of descriptors of the same picture. Measured on 91 pictures with 8 variants each: all that were
    /// scaled or compressed again are nearer, and 87 % of those cropped by a tenth; pictures of something else are
    /// farther than 1100.
    static let nearest = 900
    /// Maximum distance of the parts that describe colors, in which the same pattern in other colors differs.
    static let nearestColors = 100
    /// Maximum ratio of the proportions of a picture and its crop.
    private static let proportions = 1.15

    /// Groups of at least two files, in the order of their first files; the best file of a group comes first.
    public let groups: [[IndexedFile]]

    /// Compares all pairs of files. Ends early if the task is canceled.
    public init(_ files: [IndexedFile]) {
        let length = VisualDescriptor.length, colors = length - VisualDescriptor.layout
        let descriptors = files.flatMap(\.look.descriptor.bytes)
        var group = Array(files.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while group[index] != index { index = group[index] }
            return index
        }
        descriptors.withUnsafeBufferPointer { bytes in
            for first in files.indices where !Task.isCancelled {
                for second in files.indices[(first + 1)...] {
                    let (one, other) = (first * length, second * length)
                    // The short part first, which most pairs fail.
                    guard
                        Self.distance(bytes, one + colors, other + colors, length - colors)
                            <= Self.nearestColors,
                        Self.distance(bytes, one, other, length) <= Self.nearest,
                        Self.haveSameProportions(files[first], files[second])
                    else { continue }
                    group[root(second)] = root(first)
                }
            }
        }
        // Each group is ascending.
        let members = Dictionary(grouping: files.indices, by: root).values.filter { $0.count > 1 }
        groups = members.sorted { $0[0] < $1[0] }.map { indices in
            indices.sorted { Self.isBetter((files[$0], $0), (files[$1], $1)) }.map { files[$0] }
        }
    }

    /// Sum of absolute differences.
    private static func distance(
        _ bytes: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int, _ length: Int
    ) -> Int {
        var sum: UInt32 = 0
        for index in 0..<length {
            let (one, other) = (bytes[first + index], bytes[second + index])
            sum &+= UInt32(max(one, other) &- min(one, other))
        }
        return Int(sum)
    }

    private static func haveSameProportions(_ first: IndexedFile, _ second: IndexedFile) -> Bool {
        guard let one = first.size, let other = second.size else { return true }
        let ratio = Double(one.width * other.height) / Double(max(1, one.height * other.width))
        return (1 / proportions...proportions).contains(ratio)
    }

    /// More pixels are better, then more bytes, then the file that comes first.
    private static func isBetter(
        _ first: (file: IndexedFile, index: Int), _ second: (file: IndexedFile, index: Int)
    ) -> Bool {
        func pixels(_ file: IndexedFile) -> Int { file.size.map { $0.width * $0.height } ?? 0 }
        return (pixels(second.file), second.file.bytes, first.index)
            < (pixels(first.file), first.file.bytes, second.index)
    }
}

/// Place of a photo in a group of files that show the same picture.
public struct Twin: Equatable, Sendable {
    /// 1-based.
    public let group: Int
    public let isBest: Bool
    /// Size of the file in bytes.
    public let bytes: Int

    public init(group: Int, isBest: Bool, bytes: Int) {
        self.group = group
        self.isBest = isBest
        self.bytes = bytes
    }
}
