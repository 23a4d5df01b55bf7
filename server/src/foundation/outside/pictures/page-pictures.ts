import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ForbiddenAddress, Unreadable, type Fetcher } from '../fetcher.ts'
import { openOutsideProxy } from './outside-proxy.ts'

declare module '../../services.ts' {
  interface Services {
    /** Pictures of pages of the web, where a browser is installed. */
    readonly pagePictures: PagePictures
  }
}

/** Milliseconds after which a page is taken as it then is, and after which it is given up. */
const settled = 15_000
const patience = 40_000
const most = 10 * 1024 * 1024
/** The account without rights: as the system's own a browser would have to draw without its sandbox. */
const nobody = 65_534

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The browser that the environment names, or one that is installed; null where there is none. */
export const findChromium = (named: string | undefined): string | null =>
  named !== undefined && named !== '' ? named : (places.find((place) => existsSync(place)) ?? null)

/**
 * Draws pages that others have written. The browser lives for one page, in its own sandbox and, where the portal runs
 * as the system's own account, as the account without rights; its only way out is a proxy that goes by the fetcher's
 * rules. One page at a time.
 */
export class PagePictures {
  readonly #fetcher: Fetcher
  readonly #browser: string | null
  #last: Promise<unknown> = Promise.resolve()

  /** @param browser null where none is installed */
  constructor(fetcher: Fetcher, browser: string | null) {
    this.#fetcher = fetcher
    this.#browser = browser
  }

  /** Whether pictures can be taken here. */
  get there(): boolean {
    return this.#browser !== null
  }

  /**
   * A page as it is shown at first, as JPEG.
   * @throws {ForbiddenAddress} for an address inside, {Unreadable} for a page that could not be drawn
   */
  async take(address: string): Promise<Buffer> {
    const problem = this.#fetcher.problemOf(address)
    if (problem !== null) throw new ForbiddenAddress(problem)
    const browser = this.#browser
    if (browser === null) throw new Unreadable('No browser is installed where the portal runs.')
    const taken = this.#last.then(() => this.#draw(browser, address))
    this.#last = taken.catch(() => undefined)
    return taken
  }

  async #draw(browser: string, address: string): Promise<Buffer> {
    // An address that answers nothing would be drawn as the browser's own page of an error.
    const { status } = await this.#fetcher.ask(address, { cut: true, mostBytes: 1024 })
    if (status >= 400 || status < 200) throw new Unreadable(`The page answered ${status}.`)
    const place = await mkdtemp(join(tmpdir(), 'portal-picture-'))
    const proxy = await openOutsideProxy(this.#fetcher)
    try {
      const isSystem = process.getuid?.() === 0
      if (isSystem) await chown(place, nobody, nobody)
      const picture = join(place, 'page.jpeg')
      await run(browser, [...flags(place, proxy.port, picture), address], place, isSystem)
      const bytes = await readFile(picture).catch(() => null)
      if (bytes === null || bytes.length > most) throw new Unreadable('The page could not be drawn.')
      return bytes
    } finally {
      proxy.close()
      await rm(place, { recursive: true, force: true, maxRetries: 3 })
    }
  }
}

const flags = (place: string, port: number, picture: string): readonly string[] => [
  '--headless',
  `--user-data-dir=${join(place, 'profile')}`,
  `--screenshot=${picture}`,
  `--timeout=${settled}`,
  '--window-size=1280,1600',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-extensions',
  '--disable-sync',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-default-apps',
  '--disable-quic',
  '--deny-permission-prompts',
  // Everything goes through the proxy, this machine's own addresses too, and no name is looked up beside it.
  `--proxy-server=http://127.0.0.1:${port}`,
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
]

/** @throws {Unreadable} where it does not end well or in time; nothing of it is left behind */
function run(browser: string, args: readonly string[], place: string, isSystem: boolean): Promise<void> {
  return new Promise((fulfil, reject) => {
    const child = spawn(browser, args, {
      cwd: place,
      env: { HOME: place, PATH: process.env['PATH'] ?? '', TMPDIR: place },
      stdio: 'ignore',
      // Its helpers are of its group, and end with it.
      detached: true,
      ...(isSystem ? { uid: nobody, gid: nobody } : {}),
    })
    const end = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended.
      }
    }
    const late = setTimeout(end, patience)
    child.once('error', () => reject(new Unreadable('The browser could not be started.')))
    child.once('exit', (code) => {
      clearTimeout(late)
      end()
      if (code === 0) fulfil()
      else reject(new Unreadable('The page could not be drawn.'))
    })
  })
}
