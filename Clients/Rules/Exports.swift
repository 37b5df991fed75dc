// What `rules.wasm` exports. Memory that crosses the boundary is allocated here and freed by the caller; nothing is kept between calls.
#if hasFeature(Embedded)
    /// Grows when a call would be misunderstood by who knows the number before.
    @_expose(wasm, "rules_version") @_cdecl("rules_version")
    public func rulesVersion() -> Int32 { 1 }

    /// Memory for a name or an input, to be freed with `rules_free`.
    @_expose(wasm, "rules_allocate") @_cdecl("rules_allocate")
    public func rulesAllocate(_ count: Int32) -> UnsafeMutableRawPointer { .allocate(byteCount: Int(max(1, count)), alignment: 8) }

    @_expose(wasm, "rules_free") @_cdecl("rules_free")
    public func rulesFree(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

    /// Calls a rule. Name and input are UTF-8 and stay the caller's.
    /// - Returns: four bytes of length, the lowest first, and so many bytes of JSON; to be freed with `rules_free`.
    @_expose(wasm, "rules_call") @_cdecl("rules_call")
    public func rulesCall(
        _ name: UnsafePointer<UInt8>, _ nameCount: Int32, _ input: UnsafePointer<UInt8>, _ inputCount: Int32
    ) -> UnsafeMutableRawPointer {
        let name = String(decoding: UnsafeBufferPointer(start: name, count: Int(nameCount)), as: UTF8.self)
        let answer = Rules.call(name, Array(UnsafeBufferPointer(start: input, count: Int(inputCount))))
        let memory = UnsafeMutableRawPointer.allocate(byteCount: answer.count + 4, alignment: 8)
        memory.storeBytes(of: UInt32(answer.count).littleEndian, as: UInt32.self)
        answer.withUnsafeBytes { (memory + 4).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: answer.count) }
        return memory
    }
#endif
