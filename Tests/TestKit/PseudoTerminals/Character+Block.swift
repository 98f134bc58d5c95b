extension Character {
    /// Whether pictures in cells may contain it without a terminal that draws more: block elements and spaces.
    public var isBlock: Bool { self == " " || ("▀"..."▟").contains(self) }
}
