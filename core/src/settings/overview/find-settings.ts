import type { SettingsScreen } from './settings-overview.ts'
import type { Setting } from './written-screens.ts'

/** What a search finds: a screen, and the single settings on it that fit. */
export interface Found {
  readonly screen: SettingsScreen
  readonly settings: readonly Setting[]
}

/** Its words: without accents, case and the ending of a plural; of what is joined by a hyphen, the whole too. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .flatMap((word) => (word.includes('-') ? [word.replaceAll('-', ''), ...word.split('-')] : [word]))
    .map((word) => (word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')))
    .filter(Boolean)

/** The words that somebody looks for: what is joined by a hyphen is one. */
const typedWords = (typed: string): readonly string[] => wordsOf(typed.replaceAll('-', ''))

const begins = (text: string, word: string): boolean => wordsOf(text).some((one) => one.startsWith(word))

/** How many of the words a screen has, in what is nearest to its name, and which of its settings have as many. */
function fit(
  screen: SettingsScreen,
  words: readonly string[],
): Found & { readonly known: number; readonly rank: number } {
  const knows = (text: string): number => words.filter((word) => begins(text, word)).length
  const called = screen.alsoCalled.join(' ')
  /** Nearest first: the title, names of settings beside it, other words for it, all that is said. */
  const ranks: readonly { readonly known: number; readonly settings: readonly Setting[] }[] = [
    { known: knows(screen.title), settings: [] },
    best(screen.settings, ({ name }) => knows(`${name} ${screen.title}`)),
    { known: knows(`${screen.title} ${called}`), settings: [] },
    best(screen.settings, ({ name, about }) => knows(`${name} ${about} ${screen.title} ${called}`)),
    { known: knows(`${screen.title} ${called} ${screen.sentence}`), settings: [] },
  ]
  const known = Math.max(...ranks.map((one) => one.known))
  const rank = ranks.findIndex((one) => one.known === known)
  const named = screen.settings.filter(({ name }) => words.some((word) => begins(name, word)))
  const settings =
    rank === 0 || rank === 2 ? best(named, ({ name }) => knows(name)).settings : ranks[rank]?.settings
  return { screen, settings: settings ?? [], known, rank }
}

/** The settings that know the most words, where any knows one. */
function best(
  settings: readonly Setting[],
  knows: (setting: Setting) => number,
): { readonly known: number; readonly settings: readonly Setting[] } {
  const known = Math.max(0, ...settings.map(knows))
  return { known, settings: known === 0 ? [] : settings.filter((setting) => knows(setting) === known) }
}

/**
 * The screens that know every typed word, by its beginning, each with the settings that it is said of; those
 * whose names fit come first. Where none knows all words, those that know the most of them, and more than half.
 */
export function findSettings(screens: readonly SettingsScreen[], typed: string): readonly Found[] {
  const words = typedWords(typed)
  if (words.length === 0) return []
  const fits = screens.map((screen) => fit(screen, words))
  const known = Math.max(0, ...fits.map((one) => one.known))
  if (known * 2 <= words.length) return []
  return fits
    .filter((one) => one.known === known)
    .toSorted(
      (one, other) =>
        one.rank - other.rank || (one.rank === 0 ? one.screen.title.length - other.screen.title.length : 0),
    )
}
