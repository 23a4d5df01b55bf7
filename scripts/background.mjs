import { spawn } from 'node:child_process'

const running = new Set()

/**
 * Runs a command quietly to its end and answers what it said.
 *
 * @param {import('node:child_process').SpawnOptions & { onLine?: (line: string) => void, quietLimit?: number }} [options]
 *   `quietLimit`: milliseconds without a line after which it is ended
 * @returns {Promise<{code: number, output: string}>} standard output and error, in the order they came
 */
export const background = (command, args, { onLine, quietLimit, ...options } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    let begun = ''
    const quiet =
      quietLimit &&
      setTimeout(() => {
        output += `Ended: it had said nothing for ${quietLimit / 60_000} minutes.\n`
        child.kill('SIGTERM')
        setTimeout(() => child.kill('SIGKILL'), 30_000).unref()
      }, quietLimit)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
        const lines = (begun + text).split('\n')
        begun = lines.pop() ?? ''
        if (quiet) quiet.refresh()
        if (onLine) for (const line of lines) onLine(line)
      })
    }
    const ended = () => {
      running.delete(child)
      clearTimeout(quiet)
    }
    child.once('error', (error) => {
      ended()
      resolve({ code: 127, output: `${output}${error.message}\n` })
    })
    child.once('close', (code) => {
      ended()
      resolve({ code: code ?? 1, output })
    })
  })

/** From now on an interruption ends the commands in the background before us. */
export const endingWithUs = () => {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.once(signal, () => {
      for (const child of running) child.kill('SIGTERM')
      process.exit(code)
    })
  }
}
