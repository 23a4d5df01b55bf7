import type { FormDefinition } from '@portal/core/sites/forms/definition'
import type { Question } from '@portal/core/sites/forms/question'
import { addDays } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { randomFrom } from './random.ts'

const ask = (id: string, kind: Question['kind'], label: string, facts: Partial<Question> = {}): Question => ({
  id,
  kind,
  label,
  help: '',
  required: false,
  choices: [],
  showIf: null,
  ...facts,
})

const kickoff: FormDefinition = {
  pages: [
    {
      title: 'Your store',
      questions: [
        ask('q1', 'Text', 'Who approves creative?', { required: true }),
        ask('q2', 'Choice', 'Which inventory comes first?', {
          required: true,
          choices: ['New', 'Used', 'Certified', 'Service'],
        }),
        ask('q3', 'Long Text', 'Which models should we push?', { showIf: { question: 'q2', is: 'New' } }),
      ],
    },
    {
      title: 'Access',
      questions: [
        ask('q4', 'Several', 'Which accounts do you have?', {
          choices: ['Google Ads', 'Analytics', 'Business Profile', 'Meta Business Suite'],
        }),
        ask('q5', 'Yes or No', 'Is there an agency that still runs ads?'),
        ask('q6', 'Date', 'When does its agreement end?', {
          required: true,
          showIf: { question: 'q5', is: 'yes' },
        }),
        ask('q7', 'Email', 'Whom do we ask for access?', { required: true }),
      ],
    },
  ],
  thanks: 'Thank you. We come back to you within one business day.',
}

const satisfaction: FormDefinition = {
  pages: [
    {
      title: '',
      questions: [
        ask('q1', 'Rating', 'How happy are you with our work this month?', {
          required: true,
          help: '1 is not at all, 5 is very.',
        }),
        ask('q2', 'Choice', 'What mattered most?', {
          required: true,
          choices: ['Leads', 'Answers to questions', 'Reports', 'Creative'],
        }),
        ask('q3', 'Long Text', 'What should we do better?'),
        ask('q4', 'Yes or No', 'May we call you about it?'),
        ask('q5', 'Phone', 'At which number?', { required: true, showIf: { question: 'q4', is: 'yes' } }),
      ],
    },
  ],
  thanks: 'Thank you. Your account manager reads every answer.',
}

const testDrive: FormDefinition = {
  pages: [
    {
      title: '',
      questions: [
        ask('q1', 'Text', 'Your name', { required: true }),
        ask('q2', 'Email', 'E-mail address', { required: true }),
        ask('q3', 'Phone', 'Phone'),
        ask('q4', 'Choice', 'What would you like to drive?', {
          choices: ['Sedan', 'SUV', 'Truck', 'Not sure yet'],
        }),
        ask('q5', 'Date', 'Which day suits you?'),
      ],
    },
  ],
  thanks: 'Thank you. We call you to set the time.',
}

const remarks = [
  'More calls about service.',
  'Used trucks are short; please pause those ads.',
  'The report comes a day late.',
  'Nothing, go on.',
  'The new landing page is good.',
]
const names = [
  'Dana Pruitt',
  'Curtis Moss',
  'Elena Castillo',
  'Will Brandt',
  'Priya Nguyen',
  'Grace Ferreira',
]

/** Templates, forms and answers of the demo agency, by table. */
export function formRows(today: string): readonly (readonly [table: string, rows: readonly SeedRow[]])[] {
  const random = randomFrom(20_261_123)
  const of = { tenant_id: 1 }
  const forms: readonly (SeedRow & { readonly asks: FormDefinition })[] = [
    {
      id: 1,
      name: 'Kickoff questionnaire',
      is_template: true,
      open: false,
      client_id: null,
      becomes: 'Nothing else',
      asks: kickoff,
    },
    {
      id: 2,
      name: 'Client satisfaction',
      is_template: true,
      open: false,
      client_id: null,
      becomes: 'Nothing else',
      asks: satisfaction,
    },
    {
      id: 3,
      name: 'How was November?',
      is_template: false,
      open: true,
      client_id: null,
      becomes: 'Nothing else',
      asks: satisfaction,
    },
    {
      id: 4,
      name: 'Book a test drive',
      is_template: false,
      open: true,
      client_id: 1001,
      becomes: 'Lead',
      asks: testDrive,
    },
    {
      id: 5,
      name: 'Kickoff of the store',
      is_template: false,
      open: true,
      client_id: 1018,
      becomes: 'Client Note',
      asks: kickoff,
    },
    {
      id: 6,
      name: 'Summer sale survey',
      is_template: false,
      open: false,
      client_id: 1010,
      becomes: 'Nothing else',
      asks: satisfaction,
    },
  ]
  const answers = Array.from({ length: 38 }, (_, at): SeedRow => {
    const form = random.pick([3, 3, 4, 6])
    const ago = random.whole(form === 6 ? 120 : 0, form === 6 ? 150 : 20)
    const name = random.pick(names)
    const drive = {
      q1: name,
      q2: `${name.toLowerCase().replace(' ', '.')}@mail.example`,
      q4: random.pick(['Sedan', 'SUV', 'SUV', 'Truck']),
      q5: addDays(today, random.whole(1, 9)),
    }
    const calls = random.chance(0.3)
    const said = {
      q1: String(random.whole(2, 5)),
      q2: random.pick(['Leads', 'Leads', 'Answers to questions', 'Reports', 'Creative']),
      q3: random.pick(remarks),
      q4: calls,
      ...(calls ? { q5: `+1 (312) 555-01${String(random.whole(10, 99))}` } : {}),
    }
    return {
      ...of,
      id: at + 1,
      form_id: form,
      client_id: form === 4 ? 1001 : form === 6 ? 1010 : null,
      version_number: 1,
      answers: form === 4 ? drive : said,
      became: form === 4 ? 'Lead' : '',
      created_at: `${addDays(today, -ago)}T${String(random.whole(13, 23)).padStart(2, '0')}:${String(random.whole(10, 59))}:00Z`,
    }
  })
  return [
    ['form', forms.map(({ asks: _, ...form }) => ({ ...of, description: '', ...form }))],
    ['form_version', forms.map(({ id, asks }) => ({ ...of, form_id: id, number: 1, definition: asks }))],
    [
      'form_answer',
      answers
        .toSorted((one, other) => (String(one['created_at']) < String(other['created_at']) ? -1 : 1))
        .map((row, at) => ({ ...row, id: at + 1 })),
    ],
  ]
}

/** How the migration that is watched stood on each day since its launch: what was found was mended. */
const daysAfterLaunch = (today: string): readonly SeedRow[] =>
  [9, 7, 6, 4, 4, 2, 2, 1, 1].map((wrong, at) => ({
    tenant_id: 1,
    website_migration_id: 3,
    client_id: 1021,
    day: addDays(today, at - 9),
    redirects: [
      { state: 'Right', count: 41 - wrong - Math.ceil(wrong / 3) },
      { state: 'Chain', count: Math.ceil(wrong / 3) },
      { state: 'Target missing', count: wrong },
    ],
    pages: 26,
    arriving: 26 - Math.ceil(wrong * 0.8),
    lost: Math.ceil(wrong * 0.8),
    lost_pages: [
      {
        path: '/specials/lease',
        visits: 64,
        words: 'https://new.store1021.example/offers/lease answers 404.',
      },
      { path: '/service/tires', visits: 31, words: 'It has no redirect and answers 404.' },
      {
        path: '/about/team',
        visits: 12,
        words: 'It has no redirect of its own and ends at the home page.',
      },
    ].slice(0, Math.ceil(wrong * 0.8)),
  }))

/** Sites that move, with the redirects of the next one and the days of the last one, by table. */
export function migrationRows(
  today: string,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] {
  const of = { tenant_id: 1 }
  const pages = [
    ['/new-inventory', '/inventory/new', 'Right', 'One permanent redirect.'],
    ['/used-inventory', '/inventory/used', 'Right', 'One permanent redirect.'],
    ['/specials', '/offers', 'Chain', 'It takes 2 redirects.'],
    ['/service-center', '/service', 'Right', 'One permanent redirect.'],
    ['/service-coupons', '/service/coupons', 'Target missing', 'The new page answers 404.'],
    ['/about-us', '/about', 'Right', 'One permanent redirect.'],
    ['/finance', '/finance/apply', 'Temporary', 'It is a 302: search engines keep the old address.'],
    ['/trade', '/value-your-trade', 'Not redirected', 'It answers 404 and leads nowhere.'],
    ['/parts', '/parts', 'Not checked', ''],
    ['/careers', '/about/careers', 'Not checked', ''],
  ] as const
  const sites: readonly SeedRow[] = [
    {
      id: 1,
      client_id: 1001,
      name: 'Move to the new platform',
      state: 'Redirects',
      launches_at: addDays(today, 12),
      provider_id: 2,
    },
    {
      id: 2,
      client_id: 1010,
      name: 'New design',
      state: 'Planned',
      launches_at: addDays(today, 45),
      provider_id: 1,
    },
    {
      id: 3,
      client_id: 1021,
      name: 'One site for both brands',
      state: 'Watched',
      launches_at: addDays(today, -9),
      provider_id: 3,
    },
    {
      id: 4,
      client_id: 1003,
      name: 'Other provider',
      state: 'Done',
      launches_at: addDays(today, -80),
      provider_id: 2,
    },
  ]
  return [
    [
      'website_migration',
      sites.map((site) => ({
        ...of,
        old_site: `https://www.store${String(site['client_id'])}.example`,
        new_site: `https://new.store${String(site['client_id'])}.example`,
        notes: '',
        ...site,
      })),
    ],
    [
      'website_redirect',
      pages.map(([old, target, state, words], at) => ({
        ...of,
        id: at + 1,
        website_migration_id: 1,
        client_id: 1001,
        old_url: `https://www.store1001.example${old}`,
        new_url: `https://new.store1001.example${target}`,
        state,
        words,
        checked_at: state === 'Not checked' ? null : `${addDays(today, -1)}T15:20:00Z`,
      })),
    ],
    ['website_migration_day', daysAfterLaunch(today)],
  ]
}
