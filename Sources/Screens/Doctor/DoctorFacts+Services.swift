import Configuration
import GalleryCore
import TextLayout
import Wording

extension DoctorFacts {
    var serviceDiagnoses: [Diagnosis] { [keyDiagnosis, network, contacted, contactDiagnosis] }

    var keySources: [(service: ServiceName, source: SettingSource?)] {
        keys.names.services.map { ($0, keys.source(for: $0)) }
    }

    private var keyDiagnosis: Diagnosis {
        let texts = keySources.map { name, source in
            let state = source.map { Phrases.Doctor.key(Phrases.Settings.source($0)) }
            return "\(name): \(state ?? Phrases.Doctor.noKey)"
        }
        return Diagnosis(
            name: "services", label: Phrases.Doctor.services,
            text: Self.joined([Phrases.Doctor.asked(service)] + texts),
            isWrong: obstacle != nil, advice: obstacle.map { Phrases.explanation($0) })
    }

    private var network: Diagnosis {
        let texts = checks.map { check in
            switch check.outcome {
            case .success(let status):
                Phrases.Doctor.answers(check.host, status: status, milliseconds: check.milliseconds)
            case .failure(let error): Phrases.explanation(error)
            }
        }
        return Diagnosis(
            name: "network", label: Phrases.Doctor.network,
            text: checks.isEmpty ? Phrases.Doctor.noNetwork : Self.joined(texts),
            isWrong: checks.contains { (try? $0.outcome.get()) == nil })
    }

    private var contacted: Diagnosis {
        Diagnosis(
            name: "hosts", label: Phrases.Doctor.hosts,
            text: hosts.isEmpty ? Phrases.Doctor.none : hosts.joined(separator: ", "))
    }

    /// Reports only whether a contact is set, since the output goes into public bug reports.
    private var contactDiagnosis: Diagnosis {
        Diagnosis(
            name: "contact", label: Phrases.Contact.label,
            text: contact == nil ? Phrases.Contact.missing : Phrases.Contact.isSet)
    }

    static func joined(_ texts: [String]) -> String {
        texts.joined(separator: " \(Glyph.between.rawValue) ")
    }
}
