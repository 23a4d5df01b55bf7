import type { Check } from '../../foundation/rules/index.ts'

const local = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * An origin as the browser writes it (`https://intranet.example`), or what is
 * wrong with it. Plain `http` is for the developer's own machine only: on any
 * other page a widget could be changed on its way.
 */
export const originProblem: Check<string> = (text) => {
  const sample = 'such as https://intranet.example'
  if (text.includes('*')) return `Each origin is listed by itself, ${sample}.`
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.origin === 'null' || !/^https?:$/.test(url.protocol)) return `Enter an origin ${sample}.`
  if (url.origin !== text) return `An origin has no path and no capital letters: ${url.origin}`
  if (url.protocol === 'http:' && !local.test(url.hostname))
    return 'Pages without https cannot be listed, except on localhost.'
  return null
}
