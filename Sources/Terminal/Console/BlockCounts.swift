import TextLayout

extension [Block] {
    var holdPictures: Bool {
        contains { block in
            switch block {
            case .cards(let cards, _): !cards.isEmpty
            case .picture, .portrait: true
            default: false
            }
        }
    }

    var problemCount: Int {
        count { block in
            if case .problem = block { true } else { false }
        }
    }
}
