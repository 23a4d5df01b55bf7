import { expect, it } from 'vitest'
import { widgets } from '@portal/core/access/embed/widgets'
import { facts } from './facts.js'

const callsIn = (code) => new Set([...code.matchAll(/"(\w+\.\w+)":/g)].map(([, name]) => name))

it('what stands behind every button knows the calls of the session alone, and each widget brings its own', () => {
  const plugin = facts()
  const table = plugin.transform('', '/core/src/foundation/contract/facts.generated.ts')
  expect(callsIn(table.code)).toEqual(
    new Set(['embed.createSession', 'embed.refreshSession', 'embed.endSession']),
  )
  const component = plugin.transform('export {}', '/widgets/src/ai-chat/ai-chat-widget.tsx')
  expect(component.code).toContain("import 'virtual:facts/ai-chat'")
  const { id } = plugin.resolveId('virtual:facts/ai-chat')
  expect(callsIn(plugin.load(id))).toEqual(new Set(widgets['ai-chat'].calls))
})

it('the calls that keep texts come with what keeps them, not with the forms', () => {
  const plugin = facts()
  const of = (name) => callsIn(plugin.load(plugin.resolveId(`virtual:facts/${name}`).id))
  expect(of('texts')).toEqual(new Set(['written.get', 'written.keep', 'written.remove']))
  expect([...of('support-request')].some((name) => name.startsWith('written.'))).toBe(false)
})

it('a widget without a component of its name is told of, which would know none of its calls', () => {
  const told = []
  facts().buildEnd.call({ error: (message) => told.push(message) })
  expect(told.join()).toContain('ai-chat')
})
