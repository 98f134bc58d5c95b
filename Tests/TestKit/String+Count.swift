extension String {
    public func count(of piece: String) -> Int { ranges(of: piece).count }
}
