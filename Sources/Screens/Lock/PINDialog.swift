import CommandShell
import GalleryCore
import Viper
import Wording

/// Asks for PINs, which can be typed only at a terminal and are shown as dots.
@MainActor
struct PINDialog {
    enum Failure: Error, Equatable { case nothingTyped, noTerminal, canceled, store(StoreError) }

    /// Whether a terminal displayed the question. If it did not, a `nil` answer means that there is no terminal.
    private final class Asked { var isTyping = false }

    /// Times for which a wrong and a right PIN are shown.
    private static let red = Duration.milliseconds(400), green = Duration.milliseconds(300)
    /// Maximum number of typed characters; more than a PIN has, so that typed words are recognized as words.
    private static let limit = 64

    let display: any Display<TypedEntry>
    let lines: any LineSource
    let interactor: LockInteractor

    /// Asks until a correct PIN is typed. After words while `isLocked`, the next question explains how to use commands.
    func confirm(isLocked: Bool) async throws(Failure) {
        var question = Phrases.Lock.ask
        while true {
            guard try await storing(waited) else { throw .canceled }
            let pin = try await ask(question)
            guard PIN.isValid(pin) else {
                await refuse(pin, question)
                let isWords = isLocked && pin.first?.isLetter == true
                question = isWords ? Phrases.Lock.askAfterWords : Phrases.Lock.askPossible
                continue
            }
            switch try await storing({ () async throws(StoreError) in try await interactor.open(with: pin) })
            {
            case .right:
                return await accept(pin, question)
            case .wrong:
                await refuse(pin, question)
                question = Phrases.Lock.askAgain
            case .tooEarly: continue
            }
        }
    }

    func isRight(_ pin: String) async throws(StoreError) -> Bool {
        guard try await waited() else { return false }
        return if case .right = try await interactor.open(with: pin) { true } else { false }
    }

    /// New PIN, typed twice.
    func new() async throws(Failure) -> String {
        var question = Phrases.Lock.askNew
        while true {
            let pin = try await ask(question)
            guard PIN.isValid(pin) else {
                await refuse(pin, question)
                question = Phrases.Lock.askNewPossible
                continue
            }
            let again = try await ask(Phrases.Lock.askTwice)
            if again == pin {
                await accept(again, Phrases.Lock.askTwice)
                return pin
            }
            await refuse(again, Phrases.Lock.askTwice)
            question = Phrases.Lock.askNewAgain
        }
    }

    /// Word of letters, typed with echo; `nil` if canceled.
    func word(_ question: String, atMost limit: Int) async -> String? {
        let word = await lines.typed(atMost: limit, where: \.properties.isAlphabetic) { [display] text in
            display.show(TypedEntry(question: question, shown: .text(text)))
        }
        return Task.isCancelled ? nil : word?.lowercased()
    }

    private func ask(_ question: String) async throws(Failure) -> String {
        let asked = Asked()
        let text = await lines.typed(
            atMost: Self.limit, where: { $0.value >= 0x20 && $0.value != 0x7F }
        ) { [display] text in
            asked.isTyping = true
            display.show(TypedEntry(question: question, shown: .digits(text.count)))
        }
        guard !Task.isCancelled else { throw .canceled }
        guard asked.isTyping else { throw .noTerminal }
        guard let text, !text.isEmpty else { throw .nothingTyped }
        return text
    }

    private func storing<Value>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(Failure) -> Value {
        do throws(StoreError) { return try await body() } catch { throw .store(error) }
    }

    private func accept(_ pin: String, _ question: String) async {
        display.show(TypedEntry(question: question, shown: .digits(pin.count), state: .right))
        try? await Task.sleep(for: Self.green)
    }

    private func refuse(_ pin: String, _ question: String) async {
        display.show(TypedEntry(question: question, shown: .digits(pin.count), state: .wrong))
        try? await Task.sleep(for: Self.red)
    }

    /// Shows a countdown until the next attempt is allowed; returns false if canceled.
    private func waited() async throws(StoreError) -> Bool {
        while case let wait = try interactor.wait(), wait > .zero {
            display.progress(Phrases.Lock.wait(Int(wait.components.seconds) + 1))
            do { try await Task.sleep(for: min(wait, .seconds(1))) } catch { return false }
        }
        return !Task.isCancelled
    }
}
