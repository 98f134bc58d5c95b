enum TasteKind: String, CaseIterable {
    case mixture, interests, author, color, form, changing, noisy, sitting
}
