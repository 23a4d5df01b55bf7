import {
  matchRoute,
  mayOpen,
  type Route,
  type RouteName,
  type SessionFacts,
} from '@portal/core/foundation/routes'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { session } from '../session/session.ts'

/** A screen that was open, as one would look for it again. */
export interface Place {
  readonly path: string
  readonly title: string
  /** The record it showed. */
  readonly of: string | null
}

/** Places that are kept: what one remembers of a day. */
const most = 12

/** Where a person's are kept, in this browser; signing out forgets them. */
const keyOf = (userId: number): string => `portal:recent-places:${userId}`

const isPlace = (value: unknown): value is Place => {
  if (typeof value !== 'object' || value === null) return false
  const { path, title, of } = value as Readonly<Record<string, unknown>>
  return typeof path === 'string' && typeof title === 'string' && (of === null || typeof of === 'string')
}

function stored(userId: number): readonly Place[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(value) ? value.filter(isPlace).slice(0, most) : []
  } catch {
    return []
  }
}

let owner: number | null = null
/** The last places, the newest first. */
export const $recentPlaces = atom<readonly Place[]>([])

session.$user.subscribe((user) => {
  const next = user?.id ?? null
  if (next === owner) return
  if (owner !== null && next === null) localStorage.removeItem(keyOf(owner))
  owner = next
  $recentPlaces.set(next === null ? [] : stored(next))
})

function keep(places: readonly Place[]): void {
  if (owner === null) return
  $recentPlaces.set(places)
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(places))
  } catch {
    // Forgotten with the page: nothing depends on it.
  }
}

/** The same screen with other filters is the same place; its last address is kept. */
const screenAt = (path: string): string => path.split('?')[0] ?? path

/** Names that were said before the screen itself was noted. */
const names = new Map<string, string>()

/** Screens that one passes through rather than goes to. */
const passing: readonly RouteName[] = ['not-found', 'home', 'logout', 'login']

/** Notes that a screen is shown. */
export function visited(path: string, route: Pick<Route<RouteName>, 'name' | 'title' | 'access'>): void {
  if (owner === null || route.access === 'public' || passing.includes(route.name)) return
  const places = $recentPlaces.get()
  const known = places.find((place) => screenAt(place.path) === screenAt(path))
  const others = places.filter((place) => place !== known)
  const of = names.get(screenAt(path)) ?? known?.of ?? null
  keep([{ path, title: route.title, of }, ...others].slice(0, most))
}

/** Says whose record the screen at this address shows. */
export function usePlaceName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    const here = location.pathname
    names.set(here, name)
    const places = $recentPlaces.get()
    if (!places.some((place) => screenAt(place.path) === here && place.of !== name)) return
    keep(places.map((place) => (screenAt(place.path) === here ? { ...place, of: name } : place)))
  }, [name])
}

/** Those that still open for the person, without the screen that is shown. */
export function placesFor(places: readonly Place[], facts: SessionFacts, here: string): readonly Place[] {
  return places.filter(({ path }) => {
    const screen = screenAt(path)
    if (screen === screenAt(here)) return false
    const { route, params } = matchRoute(screen)
    return route.name !== 'not-found' && mayOpen(route.name, facts, params)
  })
}
