internal import Glibc
internal import MediaService
internal import Pictures
internal import ServiceKit

// The same program is the child that decodes pictures.
if PictureWorker.isAsked(CommandLine.arguments) { exit(PictureWorker.run(CommandLine.arguments)) }

let signals = StopSignals()
exit(
    ServiceMain.run(
        MediaService.self, CommandLine.arguments.dropFirst(), defaultPort: 8084,
        environment: ProcessEnvironment.current(), signals: signals))
