import { expect, test } from 'vitest'
import { notesOf, readReleases, tellOf } from '@portal/server/commands/upgrade-notes/notes'

const releases = readReleases()

test('every migration belongs to one release or to the next', () => {
  const all = releases.flatMap(({ migrations }) => migrations)
  expect(new Set(all).size).toBe(all.length)
  expect(releases.length).toBeGreaterThan(1)
})

test('no migration since the last release breaks the processes of that release, or says why it may', async () => {
  const told = await Promise.all((releases.at(-1)?.migrations ?? []).map(tellOf))
  const broken = told.flatMap(({ name, steps }) =>
    steps
      .filter(({ unsafe, accepted }) => unsafe !== null && accepted === null)
      .map(({ unsafe }) => `${name} ${unsafe}`),
  )
  expect(
    broken,
    'Old and new processes run side by side while an upgrade goes on: take it in two releases, or write "-- safe: why" above the step.',
  ).toEqual([])
})

test('the notes on an upgrade are made from the migrations', async () => {
  const notes = await notesOf([{ name: '2026.99', migrations: ['504-site-batches', '505-proof-reminders'] }])
  expect(notes).toContain('## 2026.99')
  expect(notes).toContain('**505-proof-reminders**: The version of a proof whose approval')
  expect(notes).toContain('makes the table `site_batch`')
  expect(notes).toContain('**!** drops a column of site_event')
  expect(notes).toContain('marked **!** below')
  for (const { name, migrations } of releases.slice(0, 1))
    expect(await notesOf([{ name, migrations }])).toContain(name)
})
