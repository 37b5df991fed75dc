internal import AuthService
internal import Glibc
internal import ServiceKit

exit(await ServiceMain.run(AuthService.self, defaultPort: 8081, environment: ProcessEnvironment.current()))
