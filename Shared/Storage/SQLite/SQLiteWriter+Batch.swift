internal import Storage

extension SQLiteWriter {
    /// One transaction for all of `slots`. Each closure has a savepoint of its own, so a closure that throws undoes only itself;
    /// those that returned are let go after the commit, with its error if it has one.
    func run(_ slots: ArraySlice<WriteSlot>, on handle: SQLiteHandle) {
        do throws(DatabaseError) {
            try handle.control("BEGIN IMMEDIATE")
        } catch {
            return refuse(slots, error)
        }
        var returned: [WriteSlot] = []
        for (index, slot) in zip(slots.indices, slots) {
            do throws(DatabaseError) {
                if try runOne(slot, isAlone: slots.count == 1, on: handle) { returned.append(slot) }
            } catch {
                // The whole transaction is gone. The writes before this one are lost with it, those after it begin anew.
                rollBack(handle)
                refuse(returned[...], error)
                if index + 1 < slots.endIndex { run(slots[(index + 1)...], on: handle) }
                return
            }
        }
        commit(returned, on: handle)
    }

    /// - Returns: whether the slot waits for the commit.
    /// - Throws: when the transaction of the batch is lost; the slot itself was let go.
    private func runOne(_ slot: WriteSlot, isAlone: Bool, on handle: SQLiteHandle) throws(DatabaseError) -> Bool {
        do throws(DatabaseError) {
            if !isAlone { try handle.control("SAVEPOINT closure") }
            slot.admit(handle)
            handle.beginClosure()
            pump(slot)
            handle.endClosure()
            if handle.isAutocommit { throw handle.failure ?? .inputOutput(code: "rollback") }

            if slot.outcome == .returned {
                let failure = handle.failure ?? (handle.hasBrokenForeignKeys ? .foreignKeyViolation : nil)
                guard let failure else {
                    if !isAlone { try handle.control("RELEASE closure") }
                    return true
                }
                slot.refuse(failure)
            }
            // Alone, it leaves nothing to commit: the caller rolls back.
            if !isAlone {
                try handle.control("ROLLBACK TO closure")
                try handle.control("RELEASE closure")
            }
            slot.leave()
            return false
        } catch {
            slot.refuse(error)
            slot.leave()
            throw error
        }
    }

    private func commit(_ returned: [WriteSlot], on handle: SQLiteHandle) {
        guard !returned.isEmpty else { return rollBack(handle) }
        do throws(DatabaseError) {
            try handle.control("COMMIT")
            for slot in returned { slot.leave() }
        } catch {
            rollBack(handle)
            refuse(returned[...], error)
        }
    }

    private func rollBack(_ handle: SQLiteHandle) {
        // SQLite rolls back by itself on some errors, and there is nothing to undo then.
        if !handle.isAutocommit { try? handle.control("ROLLBACK") }
    }

    private func refuse(_ slots: ArraySlice<WriteSlot>, _ error: DatabaseError) {
        for slot in slots {
            slot.refuse(error)
            slot.leave()
        }
    }
}
