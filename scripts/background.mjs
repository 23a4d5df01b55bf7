import { spawn } from 'node:child_process'

const running = new Set()

/**
 * Runs a command quietly to its end and answers what it said.
 *
 * @param {import('node:child_process').SpawnOptions & { onLine?: (line: string) => void }} [options]
 * @returns {Promise<{code: number, output: string}>} standard output and error, in the order they came
 */
export const background = (command, args, { onLine, ...options } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    let begun = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
        const lines = (begun + text).split('\n')
        begun = lines.pop() ?? ''
        if (onLine) for (const line of lines) onLine(line)
      })
    }
    child.once('error', (error) => {
      running.delete(child)
      resolve({ code: 127, output: `${output}${error.message}\n` })
    })
    child.once('close', (code) => {
      running.delete(child)
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
