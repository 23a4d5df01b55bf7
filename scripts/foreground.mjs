import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

/**
 * Runs a command in the foreground and answers its exit code (128 plus the
 * number when a signal ended it). Signals are passed on, except those a
 * terminal already sends to everything in it. The child learns of our end
 * through its channel (see follow-parent.mjs), so that nothing outlives a
 * command that was killed.
 */
export const foreground = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    const pass = (signal) => {
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, pass)
    const ending = endingOfNpm(() => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(ending)
      for (const name of signals) process.off(name, pass)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })

/**
 * npm cannot pass on that it was killed outright, and a shell between npm and
 * us may not pass on anything: one of the two then has another parent.
 */
const endingOfNpm = (then) => {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const before = elders()
  const timer = setInterval(() => {
    if (elders() === before) return
    clearInterval(timer)
    then()
  }, 500)
  timer.unref()
  return timer
}

/** Our parent and, where the system tells, its parent. */
const elders = () => {
  const parent = process.ppid
  try {
    return `${parent} ${readFileSync(`/proc/${parent}/status`, 'utf8').match(/^PPid:\s+(\d+)/m)?.[1]}`
  } catch {
    return String(parent)
  }
}
