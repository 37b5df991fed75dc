import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct MoveCommandTests {
    private static let call = "move --to postgres://barbell:secret@db:5432/{service} --bin-dir bin"
    private static let addresses = ".barbell/databases.env"

    /// Its services only say that they move, or that they cannot.
    private static func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(
            """
            services:
              auth:
                x-barbell: {executable: auth}
                environment: {DATABASE_URL: "${AUTH_DATABASE_URL:-sqlite:///data/auth.sqlite}"}
                volumes: ["auth-data:/data"]
              profile:
                x-barbell: {executable: profile}
                environment: {DATABASE_URL: "${PROFILE_DATABASE_URL:-sqlite:///data/profile.sqlite}"}
                volumes: ["profile-data:/data"]
                depends_on: [auth]
            volumes: {auth-data: {}, profile-data: {}}
            """, "compose.yaml")
        for service in ["auth", "profile"] { try workplace.write("", ".barbell/volumes/\(service)-data/\(service).sqlite") }
        return workplace
    }

    private static func program(_ name: String, _ line: String, in workplace: Workplace) throws {
        try workplace.write("#!/bin/sh\n\(line)\n", "bin/\(name)")
        let file = workplace.folder.appending(path: "bin/\(name)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// The next start of the stack would refuse those that moved if nobody said where they are.
    @Test func whatMovedBeforeAFailureIsNoted() throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        try Self.program("auth", "echo 'auth: moved'", in: workplace)
        try Self.program("profile", "echo 'profile: not moved: there are rows' >&2; exit 1", in: workplace)
        let failed = try BarbellCall(Self.call, in: workplace)
        #expect(failed.status == 3 && failed.output == "auth: moved\n", "\(failed.errors)")
        #expect(failed.errors.hasPrefix("barbell move: profile: not moved: there are rows\nmoved before it: auth. "), "\(failed.errors)")
        #expect(failed.errors.contains("databases.env; set +a; barbell move") && !failed.errors.contains("secret@"))
        let auth = "AUTH_DATABASE_URL='postgres://barbell:secret@db:5432/auth'\n"
        #expect(workplace.read(Self.addresses) == auth)
        try Self.program("profile", "echo 'profile: moved'", in: workplace)
        let call = try BarbellCall(Self.call, in: workplace)
        #expect(call.status == 0 && call.output.contains("start it there: set -a; . "), "\(call.errors)")
        #expect(workplace.read(Self.addresses) == auth + "PROFILE_DATABASE_URL='postgres://barbell:secret@db:5432/profile'\n")
    }

    @Test func whereNoneMovedNothingIsNoted() throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        try Self.program("auth", "echo 'auth: not moved: there are rows' >&2; exit 1", in: workplace)
        try Self.program("profile", "echo 'profile: moved'", in: workplace)
        let call = try BarbellCall(Self.call, in: workplace)
        #expect(call.status == 3 && call.output == "" && !call.errors.contains("moved before it"), "\(call.errors)")
        #expect(workplace.read(Self.addresses) == nil)
    }
}
