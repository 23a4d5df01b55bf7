import { wholeSide } from '@portal/core/work/proofs/proofs'
import { addDays, workingInstant } from './days.ts'
import type { OwnedFile } from './files/owned.ts'
import type { FileName } from './files/demo-files.ts'
import type { SeedRow } from './insert-rows.ts'

interface Version extends SeedRow {
  readonly proof_id: number
  readonly file: FileName
}

/** Proofs in every state: one waits in its second version, with comments at their places. */
export function proofRows(today: string): {
  readonly rows: readonly SeedRow[]
  readonly versions: readonly Version[]
  readonly pins: readonly SeedRow[]
  readonly files: readonly OwnedFile[]
} {
  const at = (days: number, hour: number): string => workingInstant(addDays(today, -days), hour, 35)
  const told = [
    {
      id: 1,
      client_id: 1001,
      name: 'Winter trucks, 300 by 250',
      description: 'For display from the first of the month on.',
      due_at: addDays(today, 6),
      versions: ['truckDraft', 'truck'],
      pins: [
        [1, 0.3, 0.85, 'The truck should be in our red.', 'Robert Hastings', true],
        [1, 0.8, 0.9, '“Shop now” says nothing. Can it lead to the offer?', 'Robert Hastings', true],
        [2, 0.35, 0.39, 'Is $399 still right for December?', 'Robert Hastings', false],
      ],
      ago: 4,
    },
    {
      id: 2,
      client_id: 1003,
      name: 'Holiday event, animated',
      description: 'HTML5, loops three times in the campaign.',
      due_at: addDays(today, 3),
      versions: ['holiday'],
      pins: [[1, 0.4, 0.45, 'First payment is in February.', 'Teresa Nguyen', false]],
      ago: 2,
      state: 'Changes Asked',
      decision: 'Please correct the month of the first payment, then it is good.',
      decided_by: 'Teresa Nguyen',
    },
    {
      id: 3,
      client_id: 1001,
      name: 'Oil change leaderboard',
      description: '',
      due_at: addDays(today, -8),
      versions: ['service'],
      pins: [],
      ago: 12,
      state: 'Approved',
      decision: '',
      decided_by: 'Robert Hastings',
    },
    {
      id: 4,
      client_id: 1004,
      name: 'Winter service mailer',
      description: 'Both sides; it is printed on the 5th.',
      due_at: addDays(today, 9),
      versions: ['mailer'],
      pins: [],
      ago: 1,
    },
    {
      id: 5,
      client_id: 1010,
      name: 'Certified used, square for feeds',
      description: '',
      due_at: addDays(today, -20),
      versions: ['used'],
      pins: [[1, 0.4, 0.35, 'We have 140 by now.', 'Claire Donovan', true]],
      ago: 26,
      state: 'Approved',
      decision: 'Thank you, go ahead.',
      decided_by: 'Dana Pruitt (guest)',
    },
  ] as const
  const of = { tenant_id: 1 }
  return {
    rows: told.map(({ versions, pins: _, ago, ...proof }) => ({
      ...of,
      state: 'Waiting',
      decided_by: '',
      decision: '',
      ...proof,
      decided_at: 'state' in proof ? at(Math.max(0, ago - 2), 14) : null,
      shared: true,
      shared_until: addDays(today, 60),
      version_number: versions.length,
      created_by: 6,
      created_at: at(ago, 9),
      updated_at: at(Math.max(0, ago - 2), 14),
      // Whoever decides was reminded already: no mail leaves a demo by itself.
      reminded_version: versions.length,
      author_reminded_version: versions.length,
    })),
    versions: told.flatMap(({ id, client_id, versions, ago }) =>
      versions.map((file, place) => ({
        ...of,
        proof_id: id,
        number: place + 1,
        client_id,
        file,
        note: place === 0 ? '' : 'Red, with the price, and a button that says where it leads.',
        created_by: 6,
        created_at: at(Math.max(0, ago - place * 2), 9),
      })),
    ),
    pins: told
      .flatMap(({ id, client_id, pins, ago }) =>
        pins.map(([version, across, down, body, author, resolved]) => ({
          ...of,
          proof_id: id,
          client_id,
          version_number: version,
          page: 1,
          x: Math.round(across * wholeSide),
          y: Math.round(down * wholeSide),
          body,
          author,
          by_guest: false,
          resolved,
          created_at: at(Math.max(0, ago - version), 11),
        })),
      )
      .map((pin, place) => ({ ...pin, id: place + 1 })),
    files: told.flatMap(({ id, client_id, versions, ago }) =>
      versions.map((file, place): OwnedFile => ({
        file,
        subject: 'proof',
        subjectId: id,
        clientId: client_id,
        by: 6,
        at: at(Math.max(0, ago - place * 2), 9),
      })),
    ),
  }
}
