import Glibc
import TestKit
import Testing

@testable import PhotoService

@Suite(.onOwnThread, .timeLimit(.minutes(10))) struct LoopbackPeerTests {
    private static let table = """
          sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
           0: 0100007F:6F01 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 1 1 0 100 0 0 10 0
           1: 0100007F:C350 0100007F:6F01 01 00000000:00000000 00:00000000 00000000  1001        0 2 1 0 20 4 30 10 -1
           2: 0100007F:6F01 0100007F:C350 01 00000000:00000000 00:00000000 00000000  1000        0 3 1 0 20 4 30 10 -1
           3: 0200000A:C351 0200000A:6F01 01 00000000:00000000 00:00000000 00000000  1002        0 4 1 0 20 4 30 10 -1
           4: 0000000000000000FFFF00000100007F:C352 0000000000000000FFFF00000100007F:6F01 01 00000000:00000000 00:00000000 00000000  1003        0 5 1 0
        """

    @Test func `the user of a connection is the owner of its client socket`() {
        let users: [[uid_t]] = (50_000...50_003).map {
            LoopbackPeer.users(of: $0, connectedTo: 28_417, in: Self.table)
        }
        #expect(users == [[1001], [], [1003], []])
    }

    /// Only root can become another user.
    @Test(.enabled(if: geteuid() == 0), arguments: ["127.0.0.1", "::ffff:127.0.0.1"])
    func `the launch page is not served to another user of this computer`(host: String) throws {
        let listener = try CallbackListener(port: 0)
        let begun = BegunSignIn(
            page: "https://h.example/", state: "s", names: BegunSignIn.Names(state: "state", code: "code"))
        listener.serve(begun, for: .seconds(60), page: { "page \($0)" })
        let path = listener.launchAddress.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
        let request = "GET \(path) HTTP/1.1\\r\\nHost: 127.0.0.1:\(listener.port)\\r\\n\\r\\n"
        let script = "exec 3<>/dev/tcp/\(host)/\(listener.port); printf '\(request)' >&3; cat <&3"
        let environment = ["PATH": "/usr/bin:/bin"]
        let other = try ProgramRun(
            ["/usr/bin/setpriv", "--reuid=65534", "--clear-groups", "/bin/bash", "-c", script],
            environment: environment)
        #expect(other.text.hasPrefix("HTTP/1.1 404 "), "\(other.all)")
        let own = try ProgramRun(["/bin/bash", "-c", script], environment: environment)
        #expect(own.text.hasPrefix("HTTP/1.1 302 "), "\(own.all)")
    }
}
