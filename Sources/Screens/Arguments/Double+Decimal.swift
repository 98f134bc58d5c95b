extension Double {
    /// Accepts only digits and a point; `Double.init` also accepts `0x10`, `1e2` and `nan`.
    init?(decimal text: String) {
        guard text.allSatisfy({ "0123456789.".contains($0) }) else { return nil }
        self.init(text)
    }
}
