import CommandShell
import Configuration
import GalleryCore
import TextLayout
import Viper
import Wording

struct KeysPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<FactList>
    let interactor: KeysInteractor
    let router: RefusalRouter
    /// Returns a line read without echo, `nil` at the end of input, and whether a user typed the line.
    let ask: @MainActor (String) async -> (line: String?, isTyped: Bool)

    func handle(_ event: KeysRequest) async {
        switch event {
        case .list: display.show(list())
        case .set(nil): router.refuse(Phrases.Keys.unnamed(known: keys.names.services))
        case .set(let service?):
            guard keys.names.services.contains(service) else {
                return router.refuse(
                    Phrases.Keys.unknown(service.rawValue, known: keys.names.services))
            }
            do throws(KeyRefusal) {
                guard let notes = try await set(service) else { return }
                display.show(FactList(notes: notes))
            } catch {
                display.show(FactList(notes: [.problem(Self.sentence(error))]))
            }
        }
    }

    private var keys: AccessKeys { interactor.ring.keys }

    /// Notes to print; `nil` if canceled.
    private func set(_ service: ServiceName) async throws(KeyRefusal) -> [Note]? {
        guard let file = interactor.file else { throw .noHome }
        let texts = await read(service)
        guard !Task.isCancelled else { return nil }
        guard let texts else { throw .nothingTyped }
        let overruled = try interactor.save(texts, of: service)
        return [.info(Phrases.Keys.kept(service, file.path))]
            + (Phrases.Keys.use(of: service).map { [.quiet($0)] } ?? [])
            + overruled.map { .warning(Phrases.Settings.overruled($0.variable)) }
    }

    /// Parts of a key, read from one line or several; `nil` if a required part is missing. Asks for the optional secret
    /// only if a user types, because the next line of a script may be a command.
    private func read(_ service: ServiceName) async -> [String]? {
        let count = keys.names.required(of: service).count, most = keys.names.of(service).count
        var texts: [String] = []
        while texts.count < most {
            let question =
                texts.count >= count
                ? Phrases.Keys.askForSecretToSignIn
                : count == 1
                    ? Phrases.Keys.ask(service)
                    : texts.isEmpty ? Phrases.Keys.askForIdentifier(service) : Phrases.Keys.askForSecret
            let (line, isTyped) = await ask(question)
            let values = line?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
            guard !values.isEmpty else { return texts.count >= count ? texts : nil }
            texts += values
            if texts.count >= count, !isTyped { break }
        }
        return texts
    }

    private static func sentence(_ refusal: KeyRefusal) -> String {
        switch refusal {
        case .noHome: Phrases.Keys.noHome
        case .nothingTyped: Phrases.Keys.nothing
        case .malformed: Phrases.Keys.unlikely
        case .notWritten(let error): Phrases.explanation(error)
        }
    }

    private func list() -> FactList {
        FactList(
            facts: keys.names.services.map {
                FactList.Fact(kind: .word, label: $0.rawValue, value: state(of: $0))
            },
            records: keys.names.services.map { Record.key(($0, keys.source(for: $0))) })
    }

    private func state(of service: ServiceName) -> String {
        if let missing = keys.missing(of: service) { return Phrases.Keys.half(missing.variable) }
        let names = keys.names.required(of: service)
        if let name = names.first(where: { keys.source(of: $0) == .environment }) {
            return Phrases.Keys.inEnvironment(name.variable)
        }
        guard let name = names.last, case .file(let path) = keys.source(of: name) else {
            return Phrases.Keys.missing(of: service)
        }
        return Phrases.Keys.inFile(path)
    }
}
