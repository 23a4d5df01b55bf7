import { facts as all } from '@portal/core/foundation/contract/facts.generated'
import { elements, sessionCalls } from '@portal/core/access/embed/widgets'

const used = new Set([
  ...Object.values(elements).flatMap(({ calls }) => calls),
  ...sessionCalls,
  // By the page itself, with an assertion.
  'embed.createSession',
])

/** Widgets carry the facts of the calls that they make, not of the whole API; nor do lists of calls in the client name others. */
export const facts = () => ({
  name: 'facts',
  transform(code, id) {
    if (id.endsWith('core/src/client.ts')) {
      const names = /^ {2}'(\w+\.\w+)',\n/gm
      return { code: code.replace(names, (line, name) => (used.has(name) ? line : '')), map: null }
    }
    if (!id.endsWith('core/src/foundation/contract/facts.generated.ts')) return null
    const told = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)))
    return { code: `export const facts = ${JSON.stringify(told)}`, map: null }
  },
})
