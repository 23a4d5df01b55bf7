/** Browsers by a word of their user agent; the first that fits names it, so the specific ones stand first. */
const browsers: readonly (readonly [word: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^operator command$/, 'The import command'],
]

const systems: readonly (readonly [word: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const first = (list: typeof browsers, text: string): string | null =>
  list.find(([word]) => word.test(text))?.[1] ?? null

/** A user agent as a person would say it: `Chrome on Windows`. Only a description: anyone may send any text. */
export function deviceOf(userAgent: string): string {
  const browser = first(browsers, userAgent)
  const system = first(systems, userAgent)
  if (browser === null) return system === null ? 'Unknown device' : `Unknown browser on ${system}`
  return system === null ? browser : `${browser} on ${system}`
}
