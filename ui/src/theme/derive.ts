import { contrast, normalHex, toHex, toOklch } from './oklch.ts'
import type { Oklch } from './oklch.ts'

/** The colour of a tenant that has chosen none. */
export const defaultPrimary = '#2854df'

/** The neutral grounds that coloured text and controls stand on, as tokens.css declares them. */
export const surfaceColors = {
  light: { page: '#f7f8fa', plain: '#ffffff', sunken: '#f1f3f6', raised: '#ffffff' },
  dark: { page: '#0e1116', plain: '#151920', sunken: '#11151b', raised: '#1c2129' },
} as const

const inkColor = '#10141b'
const paperColor = '#ffffff'

/** Everything that is drawn in the tenant's colour, for one scheme. Values are `#rrggbb`. */
export interface PrimaryColors {
  /** Fill of a primary button: the tenant's own colour. */
  readonly fill: string
  readonly fillHover: string
  readonly fillPressed: string
  /** Text on the three fills; 4.5 : 1. */
  readonly onFill: string
  /** Edge of a fill, 3 : 1 against every surface, so that a pale button still has a shape. */
  readonly edge: string
  /** Links and coloured words; 4.5 : 1 against every surface and the tints. */
  readonly text: string
  /** Ticks, switches, progress, focus rings: 3 : 1 against every surface and the tints. */
  readonly control: string
  /** Marks on `control`; 3 : 1. */
  readonly onControl: string
  /** Ground of what is selected. */
  readonly tint: string
  readonly tintHover: string
}

type Scheme = keyof typeof surfaceColors

/** Walks the lightness towards one end until the colour passes; the end itself if none does. */
const shiftUntil = (start: Oklch, step: number, passes: (hex: string) => boolean): string => {
  let { lightness } = start
  let hex = toHex(start)
  while (!passes(hex) && (step < 0 ? lightness > 0 : lightness < 1)) {
    lightness = Math.min(1, Math.max(0, lightness + step))
    hex = toHex({ ...start, lightness })
  }
  return hex
}

// Ink is not quite black, which a few middling greys need.
const readable = (ground: string): string =>
  [paperColor, inkColor].find((color) => contrast(color, ground) >= 4.5) ?? '#000000'

const deriveScheme = (primary: string, scheme: Scheme): PrimaryColors => {
  const brand = toOklch(primary)
  const grounds: readonly string[] = Object.values(surfaceColors[scheme])
  const away = scheme === 'light' ? -0.01 : 0.01
  const tinted = (lightness: number, chroma: number): string =>
    toHex({ lightness, chroma: Math.min(brand.chroma, chroma), hue: brand.hue })
  const tint = scheme === 'light' ? tinted(0.965, 0.02) : tinted(0.27, 0.05)
  const tintHover = scheme === 'light' ? tinted(0.94, 0.032) : tinted(0.31, 0.06)
  const everywhere =
    (least: number) =>
    (hex: string): boolean =>
      [...grounds, tint, tintHover].every((ground) => contrast(hex, ground) >= least)

  const onFill = readable(primary)
  // Hovering moves the fill away from its text, so that contrast grows; at either end it
  // has nowhere left to go, but contrast to spare.
  const atTheEnd = brand.lightness < 0.35 || brand.lightness > 0.93
  const deeper = (onFill === paperColor ? -1 : 1) * (atTheEnd ? -1 : 1)
  const fillShift = (by: number): string =>
    toHex({ ...brand, lightness: Math.min(1, Math.max(0, brand.lightness + deeper * by)) })
  const control = shiftUntil(brand, away, everywhere(3))

  return {
    fill: primary,
    fillHover: fillShift(0.045),
    fillPressed: fillShift(0.085),
    onFill,
    edge: control,
    text: shiftUntil(brand, away, everywhere(4.5)),
    control,
    onControl: contrast(paperColor, control) >= 3 ? paperColor : inkColor,
    tint,
    tintHover,
  }
}

/**
 * Derives every coloured state from a tenant's primary colour, for light and
 * dark, so that text reaches 4.5 : 1 and controls 3 : 1 whatever the colour
 * (WCAG 2.2 AA). Anything that is not a hex colour counts as the default.
 */
export const derivePrimary = (primaryColor: string): Readonly<Record<Scheme, PrimaryColors>> => {
  const primary = normalHex(primaryColor) ?? defaultPrimary
  return { light: deriveScheme(primary, 'light'), dark: deriveScheme(primary, 'dark') }
}
