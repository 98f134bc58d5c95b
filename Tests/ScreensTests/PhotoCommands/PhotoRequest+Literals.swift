import GalleryCore
import UseCases

@testable import Screens

/// Requests as tests write them.
extension PhotoRequest {
    static func open(_ number: Int) -> Self { Self(OpenCommand.self, number) }
    static func grid(_ number: Int?) -> Self { Self(GridCommand.self, number) }
    static func favorite(_ numbers: [Int]) -> Self { Self(FavoriteCommand.self, numbers) }
    static func unfavorite(_ numbers: [Int]) -> Self { Self(UnfavoriteCommand.self, numbers) }
    static func mark(_ numbers: [Int]) -> Self { Self(MarkCommand.self, numbers) }
    static func unmark(_ numbers: [Int]) -> Self { Self(UnmarkCommand.self, numbers) }
    static func like(_ numbers: [Int]) -> Self { Self(LikeCommand.self, numbers) }
    static func dislike(_ numbers: [Int]) -> Self { Self(DislikeCommand.self, numbers) }
    static func unlike(_ numbers: [Int]) -> Self { Self(UnlikeCommand.self, numbers) }
    static func why(_ number: Int) -> Self { Self(WhyCommand.self, number) }
    static func web(_ number: Int) -> Self { Self(WebCommand.self, number) }
    static func board(_ edit: BoardEdit) -> Self { Self(BoardCommand.self, edit) }
    static func author(_ number: Int) -> Self { Self(AuthorCommand.self, .photo(number)) }
    static func authorNamed(_ name: String) -> Self { Self(AuthorCommand.self, .name(name)) }
    static func resembling(path: String) -> Self { Self(SimilarCommand.self, .file(path)) }

    static func similar(_ number: Int, by similarity: Similarity) -> Self {
        Self(SimilarCommand.self, .photo(number, by: similarity))
    }

    static func save(_ numbers: [Int], _ order: SaveRequest) -> Self {
        Self(SaveCommand.self, SaveCommand.Arguments(numbers: numbers, order: order))
    }

    static func credit(
        _ numbers: [Int], _ format: CreditFormat?, to file: String? = nil, base: String? = nil
    ) -> Self {
        let options = CreditOptions(format: format, file: file, base: base)
        return Self(CreditCommand.self, CreditCommand.Arguments(numbers: numbers, options: options))
    }

    static func copy(_ numbers: [Int], _ part: CopyPart, _ format: CreditFormat? = nil) -> Self {
        Self(CopyCommand.self, CopyCommand.Arguments(numbers: numbers, part: part, format: format))
    }

    static func alt(_ numbers: Int..., texts: [String] = []) -> Self {
        Self(AltCommand.self, AltCommand.Arguments(numbers: numbers, texts: texts))
    }

    static func alt(_ number: Int, _ text: String?) -> Self { alt(number, texts: text.map { [$0] } ?? []) }

    static func note(_ number: Int, _ text: String?) -> Self {
        Self(NoteCommand.self, AnnotationArguments(numbers: [number], change: text.map { .note($0) }))
    }

    static func tag(_ numbers: [Int], _ tags: [String]?) -> Self {
        Self(TagCommand.self, AnnotationArguments(numbers: numbers, change: tags.map { .tag($0) }))
    }

    static func untag(_ numbers: [Int], _ tags: [String]) -> Self {
        Self(UntagCommand.self, AnnotationArguments(numbers: numbers, change: .untag(tags)))
    }
}
