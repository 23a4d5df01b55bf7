import { applyTheme, type ThemeChoice } from '@portal/ui/theme'
import { atom } from 'nanostores'

const key = 'portal:theme'
const choices: readonly ThemeChoice[] = ['system', 'light', 'dark']

/** Light, dark, or what the system says. */
export const $themeChoice = atom<ThemeChoice>('system')
/** The tenant's or partner's colour. */
export const $primaryColor = atom<string | null>(null)

/** Applies the user's choice and the tenant's colour, now and whenever either changes. */
export function startTheme(): void {
  const stored = choices.find((choice) => choice === localStorage.getItem(key))
  if (stored) $themeChoice.set(stored)
  const apply = (): void => {
    const primaryColor = $primaryColor.get()
    applyTheme(document.documentElement, {
      theme: $themeChoice.get(),
      ...(primaryColor ? { primaryColor } : {}),
    })
  }
  $themeChoice.listen((choice) => localStorage.setItem(key, choice))
  $themeChoice.subscribe(apply)
  $primaryColor.subscribe(apply)
}
