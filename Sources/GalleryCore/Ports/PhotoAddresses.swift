public protocol PhotoAddresses: Sendable {
    /// Photo whose web page has the address, with or without scheme; `nil` for other text.
    func photo(at address: String) -> PhotoID?
    func isService(_ name: ServiceName) -> Bool
    /// Whether an address that a file states for the photo may be requested.
    func isTrusted(_ address: String, as use: AddressUse, of photo: PhotoID) -> Bool
    /// Address that documents must show instead of a copy of the picture, if the service asks for that; else `nil`.
    func publicAddress(of photo: Photo, width: Int) -> String?
    /// Hosts of all addresses that `publicAddress` returns.
    var publicHosts: [String] { get }
    /// Value of `Author.username` in the account's photos.
    func author(of account: Account) -> String
}

public enum AddressUse: Sendable {
    case picture, original, downloadReport
}

extension PhotoAddresses {
    public func publicAddress(of photo: Photo, width: Int) -> String? { nil }
    public var publicHosts: [String] { [] }
    public func isService(_ name: ServiceName) -> Bool { true }
    public func author(of account: Account) -> String { account.username }

    /// Photo named by a line of an untrusted list, with the address of its web page or as `service:key`.
    public func photo(named line: String) -> PhotoID? {
        let tokens = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let text = tokens.first, tokens.count == 1, text.utf8.count <= WebLink.limit,
            let id = photo(at: text) ?? PhotoID(text), isService(id.service), id.isPlain
        else { return nil }
        return id
    }

    /// Photo named by the whole line or by its first https address, as in an HTML file of bookmarks.
    public func photo(within line: String) -> PhotoID? {
        if let id = photo(named: line) { return id }
        guard let start = line.firstRange(of: "https://") else { return nil }
        let address = line[start.lowerBound...].prefix { !$0.isWhitespace && !"\"'<>)]".contains($0) }
        return photo(named: String(address))
    }
}

extension PhotoID {
    /// Whether the service has a valid name, and the key is one line of at most 800 bytes that leads out of no
    /// folder. Keys of NASA contain spaces, `%`, `#` and letters outside ASCII.
    public var isPlain: Bool {
        service.rawValue.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
            && (1...800).contains(key.utf8.count)
            && key.split(separator: "/", omittingEmptySubsequences: false)
                .allSatisfy { !["", ".", ".."].contains($0) }
            && key.withoutControls == key
    }
}
