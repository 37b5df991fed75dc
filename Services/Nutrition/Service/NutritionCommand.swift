internal import Glibc

/// What the program does besides serving.
public enum NutritionCommand {
    /// `check FOLDER`: says what is wrong with a folder's library, a line each.
    /// - Parameter arguments: without the program's own name.
    /// - Returns: the exit status: 0 when it is right, 1 when it is not, 2 when it was asked for in the wrong way.
    public static func run(_ arguments: [String]) -> Int32 {
        guard arguments.first == "check", arguments.count == 2 else {
            say("usage: nutrition [check FOLDER | migrate | move]", to: STDERR_FILENO)
            return 2
        }
        let folder = arguments[1]
        do throws(LibraryProblems) {
            let library = try LibraryFiles.read(folder)
            let size = "\(library.foods.count) foods and \(library.meals.count) meals"
            say("\(folder): version \(library.version) with \(size)", to: STDOUT_FILENO)
            return 0
        } catch {
            for line in error.lines { say(line, to: STDERR_FILENO) }
            return 1
        }
    }

    private static func say(_ text: String, to descriptor: Int32) {
        let bytes = Array((text + "\n").utf8)
        _ = write(descriptor, bytes, bytes.count)
    }
}
