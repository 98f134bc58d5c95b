import CommandShell
import GalleryCore
import TextLayout
import Viper
import Wording

struct HelpPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<HelpModel>
    /// Commands available now.
    let commands: [CommandInfo]
    /// Key bindings of the top screen.
    let keys: [ScreenKey: String]
    let service: ServiceName
    /// Search filters of the service.
    let filters: FilterAbility

    func handle(_ event: HelpRequest) async {
        switch event {
        case .overview: display.show(.overview(overview, hint: Phrases.Help.hint))
        case .all: display.show(.all(groups, hint: Phrases.Help.hintBelowAll))
        case .keys: display.show(.keys(keySections))
        case .aliases: display.show(.keys([aliases]))
        case .explain(let name): if let model = explanation(of: name) { display.show(model) }
        }
    }

    /// Leaves out screens of pictures for a screen reader.
    private var overview: [HelpModel.Item] {
        let words = Phrases.Help.first.filter {
            !display.audience.usesScreenReader || !["grid", "full"].contains($0.0)
        }
        return words.map { HelpModel.Item(name: Phrases.typed($0.0), meaning: $0.1) }
    }

    private var groups: [HelpModel.Section] {
        CommandGroup.all.compactMap { group in
            let items = entries(of: group).map {
                HelpModel.Item(name: Phrases.typed($0.name), meaning: $0.summary)
            }
            guard !items.isEmpty else { return nil }
            return HelpModel.Section(
                title: Phrases.Help.heading(of: group.name), meaning: Phrases.Help.meaning(of: group.name),
                items: items)
        }
    }

    private func entries(of group: CommandGroup) -> [CommandInfo] {
        CommandCatalog.infos.filter { $0.group == group }.map { info in
            commands.first { $0.name == info.name } ?? info.scoped(to: ParsingScope())
        }.heads
    }

    private var keySections: [HelpModel.Section] {
        let here = ScreenKey.allCases.compactMap { key in
            keys[key].map { HelpModel.Item(name: key.rawValue, meaning: "`\($0)`") }
        }
        let everywhere = Phrases.Help.keys.map { HelpModel.Item(name: $0.0, meaning: $0.1) }
        return (here.isEmpty ? [] : [HelpModel.Section(title: Phrases.Help.keysHere, items: here)])
            + [HelpModel.Section(title: Phrases.Help.keysEverywhere, items: everywhere), gridKeys]
    }

    private var gridKeys: HelpModel.Section {
        HelpModel.Section(
            title: Phrases.Grid.keysHeading,
            items: Phrases.Grid.keys(isPick: false).map { HelpModel.Item(name: $0.keys, meaning: $0.meaning) }
        )
    }

    private var aliases: HelpModel.Section {
        HelpModel.Section(
            title: Phrases.Help.aliases,
            items: CommandCatalog.aliases.map {
                HelpModel.Item(name: $0.name, meaning: $0.aliases.joined(separator: ", "))
            })
    }

    /// Filters that a command takes.
    private func filterSection(_ info: CommandInfo) -> HelpModel.Section? {
        if info.takes.contains(.pair(.filters)) { return section(Phrases.Help.filters(of: service), filters) }
        let local: [CompletionSource: FilterAbility] = [.storedFilters: .ofStored, .fileFilters: .ofFiles]
        return local.first { info.takes.contains(.pair($0.key)) }
            .map { section(Phrases.Help.filtersHeading, $0.value) }
    }

    private func section(_ title: String, _ filters: FilterAbility) -> HelpModel.Section {
        HelpModel.Section(
            title: title,
            items: FilterName.allCases.compactMap { name in
                filters.values(of: name).map { values in
                    HelpModel.Item(
                        name: name.rawValue + ":",
                        meaning: values.isEmpty
                            ? Phrases.Choices.filter(name) : values.joined(separator: ", "))
                }
            })
    }

    private var fileNameFields: HelpModel.Section {
        HelpModel.Section(
            title: Phrases.FileNames.heading,
            items: FileNameTemplate.Field.allCases.map {
                HelpModel.Item(
                    name: Phrases.FileNames.placeholder($0), meaning: Phrases.FileNames.meaning(of: $0))
            })
    }

    /// Help for a command and those listed with it: of the top screen or, if that lacks a command, of another screen.
    private func explanation(of name: String) -> HelpModel? {
        let family = CommandCatalog.family(of: name)
        let infos = (family.filter { $0.name == name } + family.filter { $0.name != name }).map { info in
            commands.first { $0.name == info.name } ?? info.scoped(to: ParsingScope())
        }
        guard let info = infos.first else { return nil }
        return .command(
            infos.map {
                HelpModel.Entry(
                    usage: Phrases.typedUsage($0.usage), summary: $0.summary,
                    examples: $0.examples.map(Phrases.typedUsage))
            },
            table: filterSection(info) ?? table(of: name),
            related: related(to: name))
    }

    private func table(of name: String) -> HelpModel.Section? {
        switch name {
        case "save", "set": fileNameFields
        case "grid": gridKeys
        case "lock", "unlock":
            HelpModel.Section(
                title: Phrases.Lock.wayBack.heading,
                items: Phrases.Lock.wayBack.lines.map { HelpModel.Item(name: $0.0, meaning: $0.1) })
        default: nil
        }
    }

    private func related(to name: String) -> HelpModel.Section? {
        let items = CommandCatalog.related(to: name).map {
            HelpModel.Item(name: Phrases.typed($0), meaning: "")
        }
        return items.isEmpty ? nil : HelpModel.Section(title: Phrases.Help.related, items: items)
    }
}
