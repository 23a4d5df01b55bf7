import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Browser } from 'playwright'
import { findChromium } from '../../scripts/prerequisites.mjs'
import { chromiumFlags, patience } from './browser.ts'

/** A Chromium with a profile of its own, that can be ended as a crash or a power cut would end it. */
export interface KillableBrowser extends AsyncDisposable {
  /** Begins a life on the same profile. */
  start(): Promise<Browser>
  /** Ends every process of it at once, with no chance to write anything. */
  kill(): Promise<void>
}

/** Nothing of it outlives the test but what Chromium itself had written to its profile. */
export function killableBrowser(): KillableBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'))
  let child: ChildProcess | null = null
  const kill = async (): Promise<void> => {
    const running = child
    child = null
    if (running?.pid === undefined || running.exitCode !== null) return
    const ended = once(running, 'exit')
    // Its processes are a group of their own.
    process.kill(-running.pid, 'SIGKILL')
    await ended
  }
  return {
    async start() {
      await kill()
      const path = findChromium() ?? chromium.executablePath()
      const flags = [
        ...chromiumFlags,
        '--headless',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        '--force-prefers-reduced-motion',
      ]
      child = spawn(path, [...flags, 'about:blank'], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
      if (!child.stderr) throw new Error('Chromium says nothing.')
      for await (const line of createInterface(child.stderr)) {
        const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
        if (address !== undefined) {
          child.stderr.resume()
          const started = await chromium.connectOverCDP(address)
          for (const context of started.contexts()) context.setDefaultTimeout(patience)
          return started
        }
      }
      throw new Error('Chromium ended before it could be spoken to.')
    },
    kill,
    async [Symbol.asyncDispose]() {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
