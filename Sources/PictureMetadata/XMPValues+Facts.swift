extension XMPValues {
    private static let start = Array("<rdf:RDF".utf8)
    private static let end = Array("</rdf:RDF>".utf8)
    /// Maximum size in bytes of a packet that is found by searching.
    private static let longestPacket = 256 << 10

    /// Searches a file for the RDF element; empty if it is missing or too long.
    package init(in file: UnsafeRawBufferPointer) {
        guard let first = file.position(after: Self.start) else {
            self.init([])
            return
        }
        let packet = UnsafeRawBufferPointer(
            rebasing: file[(first - Self.start.count)...].prefix(Self.longestPacket))
        self.init(packet.position(after: Self.end).map { Array(packet[..<$0]) } ?? [])
    }

    package var camera: String? { ExifFacts.camera(first((.tiff, "Make")), first((.tiff, "Model"))) }

    package var lens: String? {
        let lens = first((.aux, "Lens"), (.exifEX, "LensModel"))
        return lens.isEmpty ? nil : lens
    }

    package var position: (latitude: Double, longitude: Double)? {
        guard let latitude = degrees("GPSLatitude", "N", "S"),
            let longitude = degrees("GPSLongitude", "E", "W")
        else { return nil }
        return (latitude, longitude)
    }

    /// Degrees, minutes and seconds, the last of which may have a fraction: `52,30.5N` (ISO 16684-1, 8.2.2.5).
    private func degrees(_ name: String, _ positive: Character, _ negative: Character) -> Double? {
        let text = first((.exif, name))
        guard let hemisphere = text.last, [positive, negative].contains(hemisphere) else { return nil }
        let parts = text.dropLast().split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0) ?? .nan }
        guard 1...3 ~= parts.count, parts.allSatisfy({ 0...180 ~= $0 }) else { return nil }
        let value = zip(parts, [1, 60, 3_600]).reduce(0) { $0 + $1.0 / $1.1 }
        return hemisphere == negative ? -value : value
    }
}
