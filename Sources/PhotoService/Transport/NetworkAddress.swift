struct NetworkAddress: Equatable, Sendable {
    enum Kind: Sendable {
        case loopback
        /// Local network, multicast or reserved.
        case local
        case open
    }

    /// 4 or 16 bytes in network order.
    let bytes: [UInt8]
    let port: UInt16

    /// Scope by IANA's registries (RFC 6890). Examples are open, and 198.18.0.0/15, to which VPN clients map names.
    var kind: Kind {
        switch bytes.count {
        case 4: Self.kind(ofFour: bytes[0], bytes[1], bytes[2])
        case 16: kindOfSix
        default: .local
        }
    }

    private static func kind(ofFour a: UInt8, _ b: UInt8, _ c: UInt8) -> Kind {
        switch (a, b, c) {
        case (127, _, _): .loopback
        case (0, _, _), (10, _, _), (100, 64...127, _), (169, 254, _), (172, 16...31, _), (192, 0, 0),
            (192, 168, _), (224...255, _, _):
            .local
        default: .open
        }
    }

    private var kindOfSix: Kind {
        let isZero = { (range: Range<Int>) in bytes[range].allSatisfy { $0 == 0 } }
        if isZero(0..<15), bytes[15] == 1 { return .loopback }
        // An IPv6 address that embeds an IPv4 address reaches the host with that IPv4 address.
        if isZero(0..<10), bytes[10] == bytes[11], bytes[10] == 0 || bytes[10] == 0xFF {
            return Self.kind(ofFour: bytes[12], bytes[13], bytes[14])
        }
        if bytes[0..<4] == [0, 0x64, 0xFF, 0x9B] {
            return Self.kind(ofFour: bytes[12], bytes[13], bytes[14])
        }
        if bytes[0..<2] == [0x20, 0x02] { return Self.kind(ofFour: bytes[2], bytes[3], bytes[4]) }
        // Only 2000::/3 is global unicast (RFC 4291, 2.4).
        return bytes[0] & 0xE0 == 0x20 ? .open : .local
    }
}
