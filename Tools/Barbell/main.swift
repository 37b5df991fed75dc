internal import Commands
internal import Glibc

// A supervisor must have the first thread to itself: signals are kept from threads that are born later, and children die with the
// thread that started them. So only what can wait is awaited.
switch Barbell.program.run(Array(CommandLine.arguments.dropFirst())) {
case .done(let code): exit(code.rawValue)
case .waiting(let command): exit(await command().rawValue)
}
