extension Photo {
    /// First of title, description and alternative text that is not blank, as one line.
    public var displayTitle: String? {
        [title, about, altText].lazy.compactMap { $0?.oneLine }.first { !$0.isEmpty }
    }
}
