import type { Draft } from './widget.ts'

/** The drafts of a widget on this page, by their owner and place. */
export function createDrafts<D>(): (place: string) => Draft<D> {
  const kept = new Map<string, D>()
  return (place) => ({
    read: () => kept.get(place) ?? null,
    keep: (draft) => void kept.set(place, draft),
    clear: () => void kept.delete(place),
  })
}
