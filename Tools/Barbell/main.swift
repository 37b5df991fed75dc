internal import Glibc

exit(await Barbell.main(Array(CommandLine.arguments.dropFirst())))
