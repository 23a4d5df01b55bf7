import { facts as everyFact } from '@portal/core/foundation/contract/facts.generated'
import { elements, sessionCalls } from '@portal/core/access/embed/widgets'

/** Made only by what keeps texts, which comes when there are any. */
const isLater = (name) => name.startsWith('written.')

const all = Object.entries(everyFact)
const called = new Set([
  ...Object.values(elements).flatMap(({ calls }) => calls),
  ...sessionCalls,
  // By the page itself, with an assertion.
  'embed.createSession',
])
const used = new Set([...called].filter((name) => !isLater(name)))
const later = '\0virtual:later-facts'
const told = (isTold) => JSON.stringify(Object.fromEntries(all.filter(([name]) => isTold(name))))

/** Widgets carry the facts of the calls that they make, not of the whole API; nor do lists of calls in the client name others. */
export const facts = () => ({
  name: 'facts',
  resolveId: (id) => (`\0${id}` === later ? later : null),
  load: (id) =>
    id === later ? `export const laterFacts = ${told((name) => called.has(name) && isLater(name))}` : null,
  transform(code, id) {
    if (id.endsWith('core/src/client.ts')) {
      const names = /^ {2}'(\w+\.\w+)',\n/gm
      return { code: code.replace(names, (line, name) => (used.has(name) ? line : '')), map: null }
    }
    if (!id.endsWith('core/src/foundation/contract/facts.generated.ts')) return null
    return { code: `export const facts = ${told((name) => used.has(name))}`, map: null }
  },
})
