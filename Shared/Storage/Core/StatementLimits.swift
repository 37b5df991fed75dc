/// Time limits that clients put on statements, lifted for what may take as long as it takes.
package enum StatementLimits {
    @TaskLocal package static var areLifted = false
}
