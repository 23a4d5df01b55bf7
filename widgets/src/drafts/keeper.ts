import type { Client } from '@portal/core/client'
import { createElement, type ReactElement } from 'react'
import type { Keeper } from '../element/drafts.ts'
import { ElsewhereBar } from './elsewhere-bar.tsx'
import { keepRecord, keptWithin, latestRecord, removeRecord, writer, type KeptRecord } from './records.ts'
import { noCopy, serverCopy, type ServerCopy } from './server-copy.ts'

/** The form of a place, as its keeper reaches it. */
export interface KeptForm<D> {
  /** Puts another text in the place of what is in the form; null for none. */
  replace(place: string, draft: D | null): void
  /** Shows above the form what there is to say of its draft; null for nothing. */
  show(place: string, bar: ReactElement | null): void
}

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
  /** Another text is offered: which of the two stays is not decided, and nothing is sent. */
  offered: boolean
}

/**
 * Keeps drafts on the device within half a second, files included, and
 * without them on the server after a time of quiet, so that they are there on
 * another device too: until they are sent, thrown away, their person signs out
 * or two weeks have gone by. Places begin with the id of their person and a
 * slash. What nobody has signed in for, 0, stays on the device.
 *
 * @param name of the form, among those of its person, with the shape of its drafts
 */
export function createKeeper<D>(client: Client, name: string, form: KeptForm<D>): Keeper<D> {
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
  const offering = (place: string, bar: ReactElement | null): void => {
    copyOf(place).offered = bar !== null
    form.show(place, bar)
  }
  const send = (place: string, draft: D | null): void => {
    const known = copyOf(place)
    known.latest = draft
    // What was sent or thrown away is not in question any more.
    if (draft === null && known.offered) offering(place, null)
    if (!known.offered) known.copy.changed(draft)
  }
  /** Offers what is elsewhere. Until one of the two is chosen, what is here stays on the device. */
  const offer = async (place: string): Promise<void> => {
    const found = await copyOf(place).copy.look()
    const known = copies.get(place)
    if (found === undefined || !known) return
    const choose = (): void => {
      offering(place, null)
      settle(place, found?.version ?? 0)
    }
    offering(
      place,
      createElement(ElsewhereBar, {
        gone: found === null,
        take() {
          choose()
          form.replace(place, found?.draft ?? null)
        },
        goOn() {
          choose()
          if (known.latest !== null) send(place, known.latest)
        },
      }),
    )
  }
  const copyOf = (place: string): Copy<D> => {
    const known = copies.get(place)
    if (known) return known
    const made: Copy<D> = {
      version: 0,
      latest: null,
      offered: false,
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
      const same = device !== null && device.version === (found?.version ?? 0)
      // Both were written since the one had seen the other: what is here is of the version that it had seen.
      const both =
        device !== null && found !== undefined && !same && !device.sent && found?.writer !== device.by
      settle(place, (both ? null : found?.version) ?? device?.version ?? 0)
      if (found === undefined) return device ? (device.draft as D) : null
      if (device && (same || !device.sent)) {
        if (both) {
          copyOf(place).latest = device.draft as D
          void offer(place)
        } else if (!device.sent) send(place, device.draft as D)
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
