import { SettingsError } from './foundation/environment.ts'
import { faultOfDirectory } from './foundation/data-directory.ts'
import { readSettings } from './foundation/settings.ts'
import { DirectoryInUse } from './foundation/database/directory-lock.ts'
import { startServer } from './server.ts'

/** Starts the server; what keeps it from starting is one sentence, not a stack. */
try {
  const server = await startServer(readSettings(process.env))
  console.log(`Listening on ${server.address}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Whoever presses Ctrl-C stands before the only process there is.
      const asked = signal === 'SIGTERM' ? server.drain() : Promise.resolve()
      asked
        .then(() => server.stop())
        .then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error)
            process.exit(1)
          },
        )
    })
  }
} catch (error) {
  console.error(startMessage(error))
  process.exit(1)
}

function startMessage(error: unknown): unknown {
  if (error instanceof SettingsError || error instanceof DirectoryInUse) return error.message
  if (!(error instanceof Error) || !('code' in error)) return faultOfDirectory(process.env)?.message ?? error
  const port = process.env['PORT'] ?? '4000'
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=4001 npm start.`
  if (error.code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${port} may not be used by this account. Choose a port above 1023: PORT=4001 npm start.`
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND')
    return 'The database at DATABASE_URL cannot be reached. Start it, or correct DATABASE_URL.'
  if (error.code === '28P01' || error.code === '28000')
    return 'The database refused the sign-in in DATABASE_URL. Correct its user or password.'
  if (error.code === '3D000')
    return 'The database named in DATABASE_URL does not exist. Create it, or correct DATABASE_URL.'
  return faultOfDirectory(process.env)?.message ?? error
}
