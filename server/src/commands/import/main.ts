import { DirectoryInUse } from '../../foundation/database/directory-lock.ts'
import { SettingsError } from '../../foundation/environment.ts'
import { CommandRefused, readCommand, runCommand } from './command.ts'
import { OperatorRefused } from './operator-client.ts'

/** `npm run import -- clients|budgets <file>`; the exit code is 1 when nothing was written though it should have been. */
try {
  process.exitCode = await runCommand(readCommand(process.argv.slice(2)), process.env, (line) =>
    console.log(line),
  )
} catch (error) {
  const known =
    error instanceof CommandRefused ||
    error instanceof OperatorRefused ||
    error instanceof SettingsError ||
    error instanceof DirectoryInUse
  console.error(known ? error.message : error)
  process.exitCode = 1
}
