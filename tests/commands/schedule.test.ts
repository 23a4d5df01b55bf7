import { expect, test } from 'vitest'
import { schedule } from '../../scripts/test/schedule.mjs'

interface Part {
  readonly name: string
  readonly alone?: boolean
  readonly after?: string
}

/** Runs parts that each take a few turns of the event loop, and notes who ran beside whom. */
async function trace(parts: readonly Part[]): Promise<Map<string, readonly string[]>> {
  const now = new Set<string>()
  const beside = new Map<string, readonly string[]>()
  await schedule(parts, 2, async ({ name }: Part) => {
    now.add(name)
    for (const other of now) beside.set(other, [...new Set([...(beside.get(other) ?? []), ...now])])
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
    now.delete(name)
    return name
  })
  return beside
}

test('a part that uses both cores runs beside the end of one other at most, the others two at a time', async () => {
  const beside = await trace([{ name: 'a' }, { name: 'b' }, { name: 'both', alone: true }, { name: 'c' }])
  expect(beside.get('both')).toEqual(['b', 'both'])
  expect(beside.get('a')).toEqual(['a', 'b'])
})

test('a part that uses both cores begins beside the last one before it, and the next when it is nearly done', async () => {
  const events: string[] = []
  const turns = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn++) await new Promise(setImmediate)
  }
  const steps: Record<string, (nearlyDone: () => void) => Promise<void>> = {
    short: () => turns(1),
    long: () => turns(4),
    wide: async (nearlyDone) => {
      await turns(6)
      events.push('wide is nearly done')
      // Saying so again gives nobody more room.
      nearlyDone()
      nearlyDone()
      await turns(4)
    },
    widest: () => turns(2),
    last: () => turns(1),
  }
  const parts = [
    { name: 'short' },
    { name: 'long' },
    { name: 'wide', alone: true },
    { name: 'widest', alone: true },
    { name: 'last' },
  ]
  await schedule(parts, 2, async ({ name }: Part, nearlyDone: () => void) => {
    events.push(`${name} begins`)
    await steps[name]?.(nearlyDone)
    events.push(`${name} ends`)
  })
  expect(events).toEqual([
    'short begins',
    'long begins',
    'short ends',
    'wide begins',
    'long ends',
    'wide is nearly done',
    'widest begins',
    'widest ends',
    'last begins',
    'last ends',
    'wide ends',
  ])
})

test('a part waits for the one it needs, and for none that was not chosen', async () => {
  const beside = await trace([
    { name: 'build' },
    { name: 'journeys', after: 'build' },
    { name: 'laws', after: 'none' },
  ])
  expect(beside.get('journeys')).not.toContain('build')
  expect(beside.get('laws')).toContain('build')
})

test('results come in the order of the parts, whoever ends first', async () => {
  const turns: Record<string, number> = { slow: 10, quick: 1 }
  const results = await schedule([{ name: 'slow' }, { name: 'quick' }], 2, async ({ name }: Part) => {
    for (let turn = 0; turn < (turns[name] ?? 0); turn++) await new Promise(setImmediate)
    return name
  })
  expect(results).toEqual(['slow', 'quick'])
})
