import TextLayout

extension [Block] {
    /// Cards of all blocks.
    var cardCount: Int {
        reduce(0) { count, block in
            if case .cards(let cards) = block { count + cards.count } else { count }
        }
    }

    /// Whether there is a picture among them.
    var holdPictures: Bool {
        contains { block in
            switch block {
            case .cards(let cards): !cards.isEmpty
            case .picture, .portrait: true
            default: false
            }
        }
    }

    /// Problems among the blocks.
    var problemCount: Int {
        count { block in
            if case .problem = block { true } else { false }
        }
    }
}
