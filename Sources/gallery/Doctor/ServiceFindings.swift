import Configuration
import GalleryCore
import PhotoService
import TextLayout
import Wording

/// The services, their keys, and the way to them.
struct ServiceFindings {
    let services: ProgramServices
    let transport: CurlTransport

    @MainActor func findings() async -> [Diagnosis] {
        [keys, await network(), hosts]
    }

    private var keys: Diagnosis {
        let asked = services.service, keys = services.keys
        let rows = KeyName.services.map { service in
            let names = KeyName.names(of: service)
            let sources = names.compactMap { keys.source(of: $0) }
            let source = sources.count == names.count ? sources.last : nil
            let who = source.map { Phrases.Settings.source($0.setting) }
            let state = who.map(Phrases.Doctor.key) ?? Phrases.Doctor.noKey
            return (service, source, "\(service): \(state)")
        }
        let text = ([Phrases.Doctor.asked(asked)] + rows.map(\.2)).joined(
            separator: " \(Glyph.between.rawValue) ")
        let records = rows.map { service, source, _ in
            RecordValue.record([
                Record.Field("name", .text(service.rawValue)),
                Record.Field("key", .text(source?.setting.rawValue)),
            ])
        }
        return Diagnosis(
            name: "services", label: Phrases.Doctor.services, text: text,
            value: .record([
                Record.Field("asked", .text(asked.rawValue)), Record.Field("keys", .list(records)),
            ]), isWrong: services.obstacle != nil, advice: services.obstacle.map { Phrases.explanation($0) })
    }

    /// Each host of the services that are asked, all at once.
    private func network() async -> Diagnosis {
        let addresses = services.addresses
        let answers = await withTaskGroup(of: (Int, HostCheck).self) { group in
            for (index, address) in addresses.enumerated() {
                group.addTask { [transport] in (index, await transport.check(address)) }
            }
            var answers: [Int: HostCheck] = [:]
            for await (index, answer) in group { answers[index] = answer }
            return answers.sorted { $0.key < $1.key }.map(\.value)
        }
        guard !answers.isEmpty else {
            return Diagnosis(
                name: "network", label: Phrases.Doctor.network, text: Phrases.Doctor.noNetwork,
                value: .list([]))
        }
        let texts = answers.map { answer in
            switch answer.outcome {
            case .success(let status):
                Phrases.Doctor.answers(answer.host, status: status, milliseconds: answer.milliseconds)
            case .failure(let error): Phrases.explanation(error)
            }
        }
        let records = answers.map { answer in
            let status = try? answer.outcome.get()
            return RecordValue.record([
                Record.Field("host", .text(answer.host)), Record.Field("status", .integer(status)),
                Record.Field("milliseconds", .integer(answer.milliseconds)),
            ])
        }
        return Diagnosis(
            name: "network", label: Phrases.Doctor.network,
            text: texts.joined(separator: " \(Glyph.between.rawValue) "), value: .list(records),
            isWrong: answers.contains { (try? $0.outcome.get()) == nil })
    }

    private var hosts: Diagnosis {
        let hosts = transport.hosts
        return Diagnosis(
            name: "hosts", label: Phrases.Doctor.hosts,
            text: hosts.isEmpty ? Phrases.Doctor.none : hosts.joined(separator: ", "), value: .texts(hosts))
    }
}
