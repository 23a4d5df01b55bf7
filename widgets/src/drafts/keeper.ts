import type { Client } from '@portal/core/client'
import { showInformation } from '@portal/ui/toast'
import type { Keeper } from '../element/drafts.ts'
import { keepRecord, keptWithin, latestRecord, removeRecord, writer, type KeptRecord } from './records.ts'
import { noCopy, serverCopy, type ServerCopy } from './server-copy.ts'

/** Puts another text in the place of what is in the form; null for none. */
export type Replace<D> = (place: string, draft: D | null) => void

/** What lies on the device. */
interface Kept extends KeptRecord {
  /** The version that the server had when it was written; 0 for none. */
  readonly version: number
  /** The server has it too, as that version; what it cannot take, files, is here only. */
  readonly sent: boolean
}

/** What the server has of a place. */
interface Copy<D> {
  readonly copy: ServerCopy<D>
  /** That this window has seen; 0 for none. */
  version: number
  /** What was typed last, which may be newer. */
  latest: D | null
}

/**
 * Keeps drafts on the device within half a second, files included, and
 * without them on the server after a time of quiet, so that they are there on
 * another device too: until they are sent, thrown away, their person signs out
 * or two weeks have gone by. Places begin with the id of their person and a
 * slash. What nobody has signed in for, 0, stays on the device.
 *
 * @param name of the form, among those of its person, with the shape of its drafts
 * @param replace puts another text in the place of what is in the form
 */
export function createKeeper<D>(client: Client, name: string, replace: Replace<D>): Keeper<D> {
  const base = `${client.base} `
  const waiting = new Map<string, D | null>()
  /** Who wrote what was brought back: it goes with it. */
  const writers = new Map<string, string>()
  const copies = new Map<string, Copy<D>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const keyOf = (place: string): string => base + place.replace('/', ` ${name}/`)
  const put = (place: string, draft: D, sent: boolean): void => {
    const record: Kept = { draft, at: Date.now(), version: copyOf(place).version, sent }
    void keepRecord(keyOf(place), record)
  }
  const write = (): void => {
    clearTimeout(timer)
    timer = undefined
    for (const [place, draft] of waiting) {
      const key = keyOf(place)
      if (draft === null) void removeRecord(key, writer)
      else put(place, draft, false)
      const earlier = writers.get(place)
      if (earlier !== undefined) void removeRecord(key, earlier)
      writers.delete(place)
    }
    waiting.clear()
  }
  const settle = (place: string, version: number): void => {
    const known = copyOf(place)
    known.version = version
    known.copy.settle(version)
  }
  const send = (place: string, draft: D | null): void => {
    const known = copyOf(place)
    known.latest = draft
    known.copy.changed(draft)
  }
  /** Offers what is elsewhere. Whoever goes on typing instead keeps what is here, and writes over that. */
  const offer = async (place: string): Promise<void> => {
    const found = await copyOf(place).copy.look()
    if (found === undefined || !copies.has(place)) return
    settle(place, found?.version ?? 0)
    const use = (): void => replace(place, found?.draft ?? null)
    showInformation(
      found
        ? 'What you write here was changed in another window or on another device. Go on typing to keep what is here.'
        : 'What you write here was sent or deleted in another window. Go on typing to keep what is here.',
      { action: { label: found ? 'Use the other one' : 'Start anew', run: use } },
    )
  }
  const copyOf = (place: string): Copy<D> => {
    const known = copies.get(place)
    if (known) return known
    const made: Copy<D> = {
      version: 0,
      latest: null,
      copy: place.startsWith('0/')
        ? noCopy
        : serverCopy<D>(client, name, place, writer, {
            onKept(draft, version) {
              made.version = version
              // What was typed meanwhile is not there yet.
              if (made.latest === draft) put(place, draft, true)
            },
            onElsewhere: () => void offer(place),
          }),
    }
    copies.set(place, made)
    return made
  }
  // Whoever leaves the page has typed until then.
  addEventListener('pagehide', write)
  return {
    async read(place) {
      const [device, found] = await Promise.all([onDevice(keyOf(place)), copyOf(place).copy.look()])
      // Somebody types already: whatever is elsewhere is told of when that is kept.
      if (copyOf(place).latest !== null) return null
      if (device && device.by !== writer) writers.set(place, device.by)
      settle(place, found?.version ?? device?.version ?? 0)
      if (found === undefined) return device ? (device.draft as D) : null
      const same = device !== null && device.version === (found?.version ?? 0)
      if (device && (same || !device.sent)) {
        // Both were written since the one had seen the other.
        if (!same && found?.writer !== device.by) void offer(place)
        else if (!device.sent) send(place, device.draft as D)
        return device.draft as D
      }
      // It was sent or thrown away elsewhere, or is newer there.
      if (device && !found) void removeRecord(keyOf(place), device.by)
      return found?.draft ?? null
    },
    changed(place, draft) {
      waiting.set(place, draft)
      // What was sent or thrown away is not there a moment longer.
      if (draft === null) write()
      else timer ??= setTimeout(write, keptWithin)
      send(place, draft)
    },
    forget() {
      clearTimeout(timer)
      timer = undefined
      waiting.clear()
      for (const { copy } of copies.values()) copy.end()
      copies.clear()
    },
  }
}

/** The latest of what windows have left at a place; one of before the server had copies says nothing of them. */
async function onDevice(key: string): Promise<(Kept & { readonly by: string }) | null> {
  const latest: (KeptRecord & Partial<Kept> & { readonly by: string }) | null = await latestRecord(key)
  return latest && { ...latest, version: latest.version ?? 0, sent: latest.sent ?? false }
}
