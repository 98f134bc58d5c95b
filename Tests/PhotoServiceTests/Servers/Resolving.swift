enum Resolving {
    /// Whether this computer has a UDP socket to port 53 (proc(5), /proc/net/udp).
    static var isPending: Bool {
        KernelTable.rows(of: "/proc/net/udp").contains { $0.count > 2 && $0[2].hasSuffix(":0035") }
    }
}
