extension Character {
    /// Whether the character is a block element or a space, which pictures in cells may contain on any terminal.
    public var isBlock: Bool { self == " " || ("▀"..."▟").contains(self) }
}
