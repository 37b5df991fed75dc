// Servers see one module: what a program needs anywhere is in `PlatformCore`, which apps compile too.
@_exported public import PlatformCore
