import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { createElement, type ReactElement } from 'react'
import { codeBy } from './code.ts'
import type { Draft } from './widget.ts'

/** The drafts of a widget on this page, by their owner and place. */
export interface Drafts<D> {
  at(place: string): Draft<D>
  /** Brings back what was typed at a place before the page was loaded anew, if anything was. */
  bringBack(place: string): Promise<void>
  /** Shows above the form of a place what there is to say of its draft; null for nothing. */
  show(place: string, bar: ReactElement | null): void
  /** Forgets all of them, and what is still kept in one that was handed out before. */
  forget(): void
}

/** Keeps drafts on the device besides, for when the page is loaded anew. */
export interface Keeper<D> {
  /** What was typed at a place and neither sent nor thrown away. */
  read(place: string): Promise<D | null>
  /** Takes note of what a draft has become; null when it was sent or thrown away. */
  changed(place: string, draft: D | null): void
  /** Writes nothing of what is not written yet. */
  forget(): void
}

type Bars = Readonly<Record<string, ReactElement | null>>

const Bar = ({ of, at }: { readonly of: ReadableAtom<Bars>; readonly at: string }): ReactElement | null =>
  useStore(of)[at] ?? null

/**
 * Drafts in the memory of the page, and with a keeper beyond it.
 * @param load fetches the keeper when it is first wanted: one for all of them, since it knows what waits and what it has read
 */
export function createDrafts<D>(load?: () => Promise<Keeper<D>>): Drafts<D> {
  const code = load && codeBy(load)
  /** Without a keeper, or where it does not come, drafts last as long as the page. */
  const ask = async <T>(work: (keeper: Keeper<D>) => T): Promise<Awaited<T> | null> => {
    try {
      return code ? await work((await code.load()).of) : null
    } catch {
      return null
    }
  }
  let all = new Map<string, D>()
  let brought = new Map<string, Promise<void>>()
  const $bars = atom<Bars>({})
  return {
    at(place) {
      const kept = all
      const put = (draft: D | null): void => {
        if (draft === null) kept.delete(place)
        else kept.set(place, draft)
        // Nothing of somebody who has signed out is written any more.
        if (kept === all) void ask((one) => one.changed(place, draft))
      }
      return {
        read: () => kept.get(place) ?? null,
        keep: put,
        clear: () => put(null),
        bar: createElement(Bar, { of: $bars, at: place }),
      }
    },
    show: (place, bar) => $bars.set({ ...$bars.get(), [place]: bar }),
    bringBack(place) {
      const kept = all
      const coming =
        brought.get(place) ??
        ask((one) => one.read(place)).then((draft) => {
          if (draft && !kept.has(place)) kept.set(place, draft)
        })
      brought.set(place, coming)
      return coming
    },
    forget() {
      all.clear()
      all = new Map()
      brought = new Map()
      $bars.set({})
      void ask((one) => one.forget())
    },
  }
}
