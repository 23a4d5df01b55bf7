import { expect, it } from 'vitest'
import { widgets } from '@portal/core/access/embed/widgets'
import { facts } from './facts.js'

const callsIn = (code) => [...code.matchAll(/"(\w+\.\w+)":/g)].map(([, name]) => name)

it('what stands behind every button knows the calls of the session alone, and each widget brings its own', () => {
  const plugin = facts()
  const table = plugin.transform('', '/core/src/foundation/contract/facts.generated.ts')
  expect(callsIn(table.code).toSorted()).toEqual([
    'embed.createSession',
    'embed.endSession',
    'embed.refreshSession',
  ])
  const component = plugin.transform('export {}', '/widgets/src/ai-chat/ai-chat-widget.tsx')
  expect(component.code).toContain("import 'virtual:facts/ai-chat'")
  const { id } = plugin.resolveId('virtual:facts/ai-chat')
  expect(callsIn(plugin.load(id)).toSorted()).toEqual(widgets['ai-chat'].calls.toSorted())
})

it('the calls that keep texts come with what keeps them, not with the forms', () => {
  const plugin = facts()
  const of = (name) => callsIn(plugin.load(plugin.resolveId(`virtual:facts/${name}`).id))
  expect(of('texts').toSorted()).toEqual(['written.get', 'written.keep', 'written.remove'])
  expect(of('support-request').filter((name) => name.startsWith('written.'))).toEqual([])
})

it('a widget without a component of its name is told of, which would know none of its calls', () => {
  const told = []
  facts().buildEnd.call({ error: (message) => told.push(message) })
  expect(told.join()).toContain('ai-chat')
})
