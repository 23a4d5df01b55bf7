import { derivePrimary } from './derive.ts'
import type { PrimaryColors } from './derive.ts'

/** `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

export interface Theme {
  /** The tenant's colour, `#rrggbb`; the default when absent. */
  readonly primaryColor?: string | null
  readonly theme?: ThemeChoice
}

const propertyOf: Readonly<Record<keyof PrimaryColors, string>> = {
  fill: '--ap-primary',
  fillHover: '--ap-primary-hover',
  fillPressed: '--ap-primary-pressed',
  onFill: '--ap-on-primary',
  edge: '--ap-primary-edge',
  text: '--ap-primary-text',
  control: '--ap-primary-control',
  onControl: '--ap-on-primary-control',
  tint: '--ap-primary-tint',
  tintHover: '--ap-primary-tint-hover',
}

const isColorName = (name: string): name is keyof PrimaryColors => name in propertyOf

/** The custom properties of a tenant's colour, each as `light-dark(...)`: one set serves both schemes. */
export const primaryProperties = (primaryColor: string): ReadonlyMap<string, string> => {
  const { light, dark } = derivePrimary(primaryColor)
  const names = Object.keys(propertyOf).filter(isColorName)
  return new Map(names.map((name) => [propertyOf[name], `light-dark(${light[name]}, ${dark[name]})`]))
}

/** Puts a tenant's color on an element and all that is in it. */
export const applyPrimary = (element: HTMLElement, primaryColor: string): void => {
  for (const [property, value] of primaryProperties(primaryColor)) {
    element.style.setProperty(property, value)
  }
}

/**
 * Puts a tenant's colour and a light or dark choice on an element: `<html>` in
 * the portal. Call again after a change.
 */
export const applyTheme = (element: HTMLElement, { primaryColor, theme = 'system' }: Theme): void => {
  if (theme === 'system') delete element.dataset['theme']
  else element.dataset['theme'] = theme
  applyPrimary(element, primaryColor ?? '')
}
