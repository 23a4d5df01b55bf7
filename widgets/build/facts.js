import { sessionCalls, widgets } from '@portal/core/embed/widgets'

const used = new Set([
  ...Object.values(widgets).flatMap(({ calls }) => calls),
  ...sessionCalls,
  // By the page itself, with an assertion.
  'embed.createSession',
])

/** Widgets carry the facts of the calls that their tokens open, not of the whole API; nor do lists of calls in the client name others. */
export const facts = () => ({
  name: 'facts',
  transform(code, id) {
    if (id.endsWith('core/src/contract/client.ts')) {
      const names = /^ {2}'(\w+\.\w+)',\n/gm
      return { code: code.replace(names, (line, name) => (used.has(name) ? line : '')), map: null }
    }
    if (!id.endsWith('core/src/contract/facts.generated.ts')) return null
    const entries = /^ {2}'([\w.]+)': \{[\s\S]*?\},\n(?= {2}'|\})/gm
    return { code: code.replace(entries, (entry, name) => (used.has(name) ? entry : '')), map: null }
  },
})
