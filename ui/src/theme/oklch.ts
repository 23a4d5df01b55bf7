/** A colour as lightness (0 to 1), chroma (0 to about 0.37) and hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Red, green and blue, 0 to 1, gamma encoded. */
type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

const parseHex = (hex: string): Rgb => {
  const channel = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

/** `#rgb` or `#rrggbb` as `#rrggbb` in lower case; null for anything else. */
export const normalHex = (value: string): string | null => {
  const text = value.trim().toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(text)) return text
  if (!/^#[0-9a-f]{3}$/.test(text)) return null
  return `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
export const luminance = (hex: string): number => {
  const [red, green, blue] = parseHex(hex)
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** `#rrggbb` in OKLCH, where equal steps of lightness look equal (Ottosson 2020). */
export const toOklch = (hex: string): Oklch => {
  const encoded = parseHex(hex)
  const [red, green, blue] = [toLinear(encoded[0]), toLinear(encoded[1]), toLinear(encoded[2])]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

const toLinearRgb = ({ lightness, chroma, hue }: Oklch): Rgb => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The nearest `#rrggbb` of the same lightness and hue: chroma gives way where the screen has no such colour. */
export const toHex = (color: Oklch): string => {
  let { chroma } = color
  let rgb = toLinearRgb(color)
  while (chroma > 0 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    chroma = Math.max(0, chroma - 0.004)
    rgb = toLinearRgb({ ...color, chroma })
  }
  const digits = rgb.map((channel) => {
    const byte = Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255)
    return byte.toString(16).padStart(2, '0')
  })
  return `#${digits.join('')}`
}
