import type { Draft } from './widget.ts'

/** The drafts of a widget on this page, by their owner and place. */
export interface Drafts<D> {
  at(place: string): Draft<D>
  /** Forgets all of them, and what is still kept in one that was handed out before. */
  forget(): void
}

/** Drafts in the memory of the page. */
export function createDrafts<D>(): Drafts<D> {
  let all = new Map<string, D>()
  return {
    at(place) {
      const kept = all
      return {
        read: () => kept.get(place) ?? null,
        keep: (draft) => void kept.set(place, draft),
        clear: () => void kept.delete(place),
      }
    },
    forget() {
      all.clear()
      all = new Map()
    },
  }
}
