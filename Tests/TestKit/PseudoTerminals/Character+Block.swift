extension Character {
    /// Whether pictures in cells may contain the character on any terminal: block elements and spaces.
    public var isBlock: Bool { self == " " || ("▀"..."▟").contains(self) }
}
