import { facts as everyFact } from '@portal/core/foundation/contract/facts.generated'
import { elements, sessionCalls } from '@portal/core/access/embed/widgets'

/** Made only by what keeps texts, which comes when there are any. */
const isOfTexts = (name) => name.startsWith('written.')

/** The session is everybody's; what opens it is called by the page itself, with an assertion. */
const ofSession = [...sessionCalls, 'embed.createSession']
const ofWidgets = Object.values(elements).flatMap(({ calls }) => calls)
const ofTexts = ofWidgets.filter(isOfTexts)
const used = new Set([...ofSession, ...ofWidgets.filter((name) => !isOfTexts(name))])

/** The facts of some calls, as code. */
const told = (names) =>
  JSON.stringify(Object.fromEntries(Object.entries(everyFact).filter(([name]) => names.includes(name))))

const added = '\0virtual:facts/'
const callsBy = {
  ...Object.fromEntries(
    Object.entries(elements).map(([name, { calls }]) => [name, calls.filter((call) => !isOfTexts(call))]),
  ),
  texts: ofTexts,
}
/** The component of a widget. */
const widget = /\/widgets\/src\/([\w-]+)\/\1-widget\.tsx$/
const table = '@portal/core/foundation/contract/facts.generated'

/**
 * Widgets carry the facts of the calls that they make, not of the whole API:
 * all of them those of the session, each its own with its component, and what
 * keeps texts (`virtual:facts/texts`) those of its calls. Nor do lists of calls
 * in the client name others.
 */
export const facts = () => {
  const seen = new Set()
  return {
    name: 'facts',
    resolveId: (id) => (`\0${id}`.startsWith(added) ? { id: `\0${id}`, moduleSideEffects: true } : null),
    load(id) {
      if (!id.startsWith(added)) return null
      const calls = callsBy[id.slice(added.length)]
      return `import { facts } from '${table}'\nObject.assign(facts, ${told(calls)})`
    },
    transform(code, id) {
      if (id.endsWith('core/src/client.ts')) {
        const names = /^ {2}'(\w+\.\w+)',\n/gm
        return { code: code.replace(names, (line, name) => (used.has(name) ? line : '')), map: null }
      }
      if (id.endsWith('core/src/foundation/contract/facts.generated.ts'))
        return { code: `export const facts = ${told(ofSession)}`, map: null }
      const name = widget.exec(id)?.[1]
      if (name === undefined) return null
      seen.add(name)
      return { code: `import 'virtual:facts/${name}'\n${code}`, map: null }
    },
    buildEnd(error) {
      const without = Object.keys(elements).filter((name) => !seen.has(name))
      if (!error && without.length > 0)
        this.error(
          `Of ${without.join(', ')} there is no src/NAME/NAME-widget.tsx to bring the facts of its calls.`,
        )
    },
  }
}
