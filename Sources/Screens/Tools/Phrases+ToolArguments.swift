import MCP
import UseCases
import Wording

extension Phrases.Tools {
    static func explanation(_ fault: ArgumentFault) -> String {
        switch fault {
        case .missing(let name): argument(name, isMissing)
        case .unknown(let name, let known): argument(name, isUnknown(known))
        case .notText(let name, let longest): argument(name, mustBeText(longest))
        case .notInteger(let name, let range): argument(name, mustBeInteger(range))
        case .notFlag(let name): argument(name, mustBeFlag)
        case .notChoice(let name, let known): argument(name, mustBeOne(of: known))
        case .refused(let name, let reason): argument(name, reason)
        }
    }

    static func saving(_ step: SaveStep) -> String {
        switch step {
        case .downloading(let done, let total): saving(done: done, total: total)
        case .checking: checking
        case .converting: converting
        }
    }
}
