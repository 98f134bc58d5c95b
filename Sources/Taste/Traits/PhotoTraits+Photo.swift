public import GalleryCore

extension PhotoTraits {
    public init(_ photo: Photo) {
        // The display name, because Flickr's user names are numbers.
        let author = photo.author.name.isEmpty ? photo.author.username ?? "" : photo.author.name
        self.init(
            terms: Terms.of(photo), author: author.isEmpty ? nil : photo.id.service.rawValue + "/" + author,
            orientation: photo.size.map(Orientation.init), color: photo.color)
    }

    public init(searching query: String) { self.init(terms: Terms.of(query)) }
}

extension PhotoTraits {
    var names: [Trait] {
        terms.keys.sorted().map(Trait.term)
            + [author.map(Trait.author), orientation.map(Trait.orientation)]
            .compactMap(\.self) + (color.map { ColorFamilies.names(of: $0).map(Trait.color) } ?? [])
    }

    /// Whether the photo has the trait; a color needs a share above a third in the photo's average color.
    func has(_ trait: Trait) -> Bool {
        switch trait {
        case .term(let term): terms[term] != nil
        case .author(let author): self.author == author
        case .orientation(let orientation): self.orientation == orientation
        case .color(let name): color.map { ColorFamilies.names(of: $0).contains(name) } ?? false
        }
    }

    public func without(_ trait: Trait) -> PhotoTraits {
        guard has(trait) else { return self }
        var rest = self
        switch trait {
        case .term(let term): rest.terms[term] = nil
        case .author: rest.author = nil
        case .orientation: rest.orientation = nil
        case .color: rest.color = nil
        }
        return rest
    }
}
