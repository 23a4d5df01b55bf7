import { useStore } from '@nanostores/react'
import type { Answer } from '@portal/core/calls'
import { atom } from 'nanostores'
import { useEffect, useEffectEvent, useRef } from 'react'
import { session } from '../../foundation/session/session.ts'
import { useCall } from '../../foundation/session/query.ts'

/** An address of a list with a name. */
export type SavedView = Answer<'savedViews.create'>

/** Stands in the address for a list that is wanted as it usually is, although another view is the default. */
export const usualView = 'usual'

/** What a list needs of views to be at work, apart from the list itself. */
export interface ListWithViews {
  readonly name: string
  readonly query: string
  readonly viewId: string | null
  showView(
    view: { readonly id: number | string; readonly query: string } | null,
    how?: { readonly replace?: boolean },
  ): void
}

/**
 * The views with which lists open, as this browser last heard of them: the
 * list opens with its own at once, not with the usual one first.
 */
const keyOf = (userId: number): string => `portal:default-views:${userId}`

type Defaults = Readonly<Record<string, Pick<SavedView, 'id' | 'query'>>>

function storedDefaults(): Defaults {
  const userId = session.$user.get()?.id
  if (userId === undefined) return {}
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).flatMap(([list, view]: [string, unknown]) => {
        if (typeof view !== 'object' || view === null) return []
        const { id, query } = view as Readonly<Record<string, unknown>>
        return typeof id === 'number' && typeof query === 'string' ? [[list, { id, query }]] : []
      }),
    )
  } catch {
    return {}
  }
}

function storeDefaults(views: readonly SavedView[]): void {
  const userId = session.$user.get()?.id
  if (userId === undefined) return
  try {
    const kept = Object.fromEntries(views.map(({ list, id, query }) => [list, { id, query }]))
    localStorage.setItem(keyOf(userId), JSON.stringify(kept))
  } catch {
    // The next visit begins with the usual list until the answer is there.
  }
}

/** Addresses of lists that were left with changes, by list: a look at another screen loses none. */
const $left = atom<Readonly<Record<string, { readonly query: string; readonly viewId: string | null }>>>({})
session.$user.listen((user, before) => {
  if (user?.id !== before?.id) $left.set({})
})

export interface ViewsOfList {
  /** Undefined until they are there. */
  readonly views: readonly SavedView[] | undefined
  readonly may: Answer<'savedViews.list'>['may']
  /** The view that the address names, if the person sees it. */
  readonly current: SavedView | null
  /** The list shows something else than the view keeps. */
  readonly changed: boolean
  /** What was shown when the list was last left, where that is not what is shown. */
  readonly left: { readonly query: string; readonly viewId: string | null } | null
}

/** The views of a list; a list that is opened by its bare address opens with the person's default. */
export function useViews(list: ListWithViews): ViewsOfList {
  const { name, query, viewId, showView } = list
  const { data } = useCall('savedViews.list')
  const views = data?.rows.filter((view) => view.list === name)
  const current = views?.find(({ id }) => String(id) === viewId) ?? null
  const isBare = query === '' && viewId === null
  const heard = useRef(false)

  const open = useEffectEvent((): void => {
    const view = isBare ? storedDefaults()[name] : undefined
    if (view) showView(view, { replace: true })
  })
  const hear = useEffectEvent((rows: readonly SavedView[]): void => {
    const defaults = rows.filter(({ isDefault }) => isDefault)
    storeDefaults(defaults)
    const own = defaults.find((view) => view.list === name)
    if (!heard.current && isBare && own) showView(own, { replace: true })
    heard.current = true
  })
  // When the list is opened; what one does in it afterwards is one's own.
  useEffect(() => open(), [name])
  useEffect(() => {
    if (data) hear(data.rows)
  }, [data])

  const left = useStore($left)[name]
  const latest = useRef({ query, viewId })
  useEffect(() => {
    latest.current = { query, viewId }
  }, [query, viewId])
  useEffect(
    () => () => {
      if (latest.current.query !== '') $left.set({ ...$left.get(), [name]: latest.current })
    },
    [name],
  )
  return {
    views,
    may: data?.may ?? { publish: false, teams: [] },
    current,
    changed: current !== null && current.query !== query,
    left: left !== undefined && left.query !== query ? left : null,
  }
}
