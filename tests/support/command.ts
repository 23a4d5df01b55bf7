import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

/** What a command of ours ended with, and everything it said. */
export interface Ended {
  readonly code: number | null
  readonly said: string
}

/**
 * Runs a command of the server as a process of its own, without a keyboard.
 *
 * @param name its folder below `server/src/commands`
 * @param env the only settings it has of the portal's own
 */
export async function runCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const ours = /^(DATABASE_|DATA_DIR$|SESSION_SECRET$|NODE_ENV$)/
  const rest = Object.fromEntries(Object.entries(process.env).filter(([key]) => !ours.test(key)))
  const child = spawn(process.execPath, [join(root, 'server/src/commands', name, 'main.ts'), ...args], {
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}
