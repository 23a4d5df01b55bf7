import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSpreadsheet } from '@portal/server/foundation/spreadsheets/write-spreadsheet'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import {
  applied,
  checked,
  clientCount,
  found,
  imported,
  sent,
  type Problem,
  type Run,
} from './import-file.ts'

let server: RunningServer
let manager: Caller
let executive: Caller

beforeAll(async () => {
  server = await startServer()
  ;[manager, executive] = (await Promise.all(
    ['account-manager', 'executive'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

describe('a file of clients', () => {
  test('makes the new ones, changes those that differ and leaves the rest; a second time it changes nothing', async () => {
    const first =
      'Dealer Code,Name,City,Industry,Group,Activated,Website\nAA-1,Alder Kia,Akron,Automotive,Hartwell Auto Group,1/5/2026,alder.example\nAA-2,Birch Kia,Reno,,,,'
    expect(await imported(manager, 'clients', first)).toMatchObject({
      status: 'done',
      created: 2,
      updated: 0,
      unchanged: 0,
    })
    const [alder] = await found(manager, 'Alder Kia')
    expect(alder).toMatchObject({
      identifier: 'AA-1',
      slug: 'alder-kia',
      city: 'Akron',
      Industry: { name: 'Automotive' },
      Group: { name: 'Hartwell Auto Group' },
      activatedAt: '2026-01-05',
      website: 'https://alder.example/',
      version: 1,
    })

    const second = 'Identifier;client name;CITY\naa-1;Alder Kia;Toledo\nAA-2;Birch Kia;Reno\nAA-3;Cedar Kia;'
    expect(await imported(manager, 'clients', second)).toMatchObject({ created: 1, updated: 1, unchanged: 1 })
    expect((await found(manager, 'Alder Kia'))[0]).toMatchObject({
      identifier: 'aa-1',
      city: 'Toledo',
      version: 2,
    })

    const versions = async () => (await found(manager, 'Kia')).map(({ id, version }) => [id, version])
    const before = await versions()
    expect(await imported(manager, 'clients', second)).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
    expect(await versions()).toEqual(before)
  })

  test('shows the new ones in the list that search uses', async () => {
    const names = async () =>
      (await manager.get<{ name: string }[]>('/clients/list/simple')).body.map(({ name }) => name)
    expect(await names()).not.toContain('Dogwood Ford')
    await imported(manager, 'clients', 'Name\nDogwood Ford')
    expect(await names()).toContain('Dogwood Ford')
  })

  test('an empty cell leaves alone what is stored', async () => {
    await imported(manager, 'clients', 'Code,Name,City,Phone\nEC-1,Elm Ford,Akron,(330) 555-0101')
    await imported(manager, 'clients', 'Code,Name,City,Phone\nEC-1,Elm Ford,,(330) 555-0102')
    expect(await found(manager, 'Elm Ford')).toMatchObject([{ city: 'Akron', phone: '(330) 555-0102' }])
  })

  test('without a dealer code a client is known by its name, and gets the code when one comes', async () => {
    await imported(manager, 'clients', 'Name,City\nFir Ford,Akron')
    expect(await imported(manager, 'clients', 'Name,City\nFIR FORD,Akron')).toMatchObject({
      created: 0,
      updated: 1,
    })
    expect(await imported(manager, 'clients', 'Name,Dealer Code\nFir Ford,FF-1')).toMatchObject({
      created: 0,
      updated: 1,
    })
    expect(await found(manager, 'Fir Ford')).toMatchObject([{ identifier: 'FF-1', city: 'Akron' }])
  })

  test('clients of the same name get addresses of their own', async () => {
    await imported(manager, 'clients', 'Code,Name\nGI-1,Ginkgo Ford\nGI-2,Ginkgo Ford\nGI-3,12345')
    expect((await found(manager, 'Ginkgo')).map(({ slug }) => slug).toSorted()).toEqual([
      'ginkgo-ford',
      'ginkgo-ford-gi-2',
    ])
    expect((await found(manager, '12345')).map(({ slug }) => slug)).toEqual(['client-12345'])
  })

  test('groups that there are not yet are announced and made', async () => {
    const run = await checked(
      manager,
      'clients',
      'Name,Group\nHazel Ford,Orchard Group\nHolly Ford,orchard group',
    )
    expect(run).toMatchObject({ status: 'checked', created: 2, newGroups: ['orchard group'] })
    await applied(manager, run.id)
    const groups = (await found(manager, 'ford'))
      .filter(({ name }) => /Hazel|Holly/.test(name))
      .map(({ groupId }) => groupId)
    expect(groups[0]).toEqual(expect.any(Number))
    expect(new Set(groups).size).toBe(1)
  })
})

describe('reading a file', () => {
  const text = 'Name,City\nCafé Zürich Süd,“Łódź”'
  const utf16 = (big: boolean): Uint8Array => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
    return big ? bytes.swap16() : bytes
  }
  test.each([
    ['UTF-8', Buffer.from(text), '“Łódź”'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), '“Łódź”'],
    ['UTF-16, little end first', utf16(false), '“Łódź”'],
    ['UTF-16, big end first', utf16(true), '“Łódź”'],
    ['Windows-1252', Buffer.from('Name,City\nCaf\xe9 Z\xfcrich S\xfcd,\x93\x80\x94', 'latin1'), '“€”'],
  ])('%s', async (_name, bytes, city) => {
    const run = await checked(manager, 'clients', bytes)
    expect(run).toMatchObject({ status: 'checked', preview: [{ name: 'Café Zürich Süd', city }] })
  })

  test.each([
    ['commas', 'Name,City\n"A, B and ""C""",Reno'],
    ['semicolons', 'Name;City\r\n"A, B and ""C""";Reno\r\n'],
    ['tabs', 'Name\tCity\rA, B and "C"\tReno\r'],
  ])('separated by %s', async (_name, content) => {
    expect(await checked(manager, 'clients', content)).toMatchObject({
      rowsTotal: 1,
      preview: [{ name: 'A, B and "C"', city: 'Reno' }],
    })
  })

  test('XLSX with dates and numbers as the spreadsheet keeps them', async () => {
    async function* rows() {
      yield [['Maple Ford', '2026-03-04', 'Akron', 4711]]
    }
    const file = await writeSpreadsheet(
      'Clients',
      [
        { header: 'Name', kind: 'text', width: 20 },
        { header: 'Activated', kind: 'date', width: 12 },
        { header: 'City', kind: 'text', width: 12 },
        { header: 'Dealer Code', kind: 'integer', width: 12 },
      ],
      rows(),
    )
    const run = await checked(manager, 'clients', file, 'clients.xlsx')
    expect(run).toMatchObject({
      status: 'checked',
      preview: [{ name: 'Maple Ford', activatedAt: '2026-03-04', city: 'Akron', identifier: '4711' }],
    })
  })

  test.each([
    ['nothing', '', 'The file is empty.'],
    ['names of columns alone', 'Name,City\n', 'The file has no rows below its column names.'],
    [
      'more columns than any table',
      `${'Name,'.repeat(300_000)}\nx\n`,
      'The file has more than 200 columns. Leave out those that are not needed.',
    ],
    [
      'a quotation mark that is never closed',
      'Name,City\n"A,B\nC,D',
      'A quotation mark is opened and never closed, at the latest at line 3. Correct it and choose the file again.',
    ],
    [
      'bytes that are no text',
      new Uint8Array([1, 2, 0, 3, 0]),
      'This is not a text file. Save the table as CSV or XLSX and choose that file.',
    ],
  ])('%s is refused with a sentence', async (_name, content, message) => {
    expect(await checked(manager, 'clients', content)).toMatchObject({
      status: 'refused',
      message,
      created: 0,
    })
  })

  test('a file of another type is refused before it is read', async () => {
    const pdf = await sent(manager, 'clients', Buffer.from('%PDF-1.7\n%\xe2\xe3\n1 0 obj'), 'clients.csv')
    expect(pdf.status).toBe(422)
    expect(pdf.body.errors).toEqual({
      file: 'Only CSV and XLSX files can be imported. Save the table as one of these and choose that file.',
    })
    const nothing = await manager.post<Problem>('/imports', Object.assign(new FormData(), {}))
    expect(nothing.status).toBe(422)
    const form = new FormData()
    form.set('kind', 'clients')
    expect((await manager.post<Problem>('/imports', form)).body.errors).toEqual({ file: 'File is Required.' })
  })
})

describe('columns', () => {
  test('a missing one is named, and may be matched by hand', async () => {
    const run = await checked(manager, 'clients', 'Wer,Wo\nNutmeg Ford,Reno')
    expect(run).toMatchObject({ status: 'refused', columns: { Wer: null, Wo: null } })
    expect(run.message).toContain('A column is missing for: Name.')
    const matched = await manager.put<Run>(`/imports/${run.id}/columns`, {
      columns: { Wer: 'name', Wo: 'city' },
    })
    expect(matched.body.status).toBe('reading')
    await expect.poll(async () => (await manager.get<Run>(`/imports/${run.id}`)).body.status).toBe('checked')
    expect(await applied(manager, run.id)).toMatchObject({ status: 'done', created: 1 })
    expect(await found(manager, 'Nutmeg')).toMatchObject([{ city: 'Reno' }])
  })

  test.each([
    ['a column that the file does not have', { Nobody: 'name' }, 'The file has no column "Nobody".'],
    [
      'a field that does not exist',
      { Wer: 'name', Wo: 'password_hash' },
      'There is no field "password_hash".',
    ],
    [
      'one field twice',
      { Wer: 'name', Wo: 'name' },
      'Two columns are matched to Name. Leave one of them out.',
    ],
  ])('%s is refused', async (_name, columns, sentence) => {
    const run = await checked(manager, 'clients', 'Wer,Wo\nX,Y')
    const answer = await manager.put<Problem>(`/imports/${run.id}/columns`, { columns })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({ columns: sentence })
  })
})

describe('bad rows', () => {
  test('are told by line, column and reason, and nothing of the file is written', async () => {
    const before = await clientCount(manager)
    const run = await checked(
      manager,
      'clients',
      [
        'Dealer Code,Name,Industry,Activated,Website',
        'BR-1,Good Ford,Automotive,2026-01-05,good.example',
        'BR-2,Bad Date,,13/45/2026,',
        '',
        'BR-3,"Two',
        'Lines",Bicycles,,nowhere',
        'BR-4,,,,',
        'br-1,Same Code,,,',
        'BR-5,Too,Many,,,Cells',
      ].join('\n'),
    )
    expect(run.status).toBe('refused')
    expect(run.message).toBe(
      '5 rows cannot be taken, so nothing was written. Correct the file and import it again.',
    )
    expect(run.badRows).toEqual([
      { line: 3, column: 'Activated', cell: '13/45/2026', message: 'Field must be a date' },
      { line: 5, column: 'Website', cell: 'nowhere', message: 'Invalid URL address' },
      { line: 7, column: 'Name', cell: '', message: 'Field is required' },
      {
        line: 8,
        column: 'Dealer Code',
        cell: 'br-1',
        message: 'Line 2 has the dealer code "br-1" already.',
      },
      {
        line: 9,
        column: null,
        cell: null,
        message:
          'This row has 6 cells, but the first row names 5 columns. A separator inside a text must stand in quotation marks.',
      },
    ])
    const applying = await manager.post<Problem>(`/imports/${run.id}/apply`, {})
    expect(applying.status).toBe(409)
    expect(await clientCount(manager)).toBe(before)
    expect(await found(manager, 'Good Ford')).toEqual([])
  })

  test('all are counted, the first thousand listed', async () => {
    const rows = Array.from({ length: 1500 }, (_none, at) => `,X${at}`)
    const run = await checked(manager, 'clients', `Name,City\n${rows.join('\n')}`)
    expect(run.badRowCount).toBe(1500)
    expect(run.badRows.length).toBe(1000)
  })

  test('two rows about one client are told', async () => {
    const run = await checked(manager, 'clients', 'Name\nOak Ford\nPine Ford\nOAK FORD')
    expect(run.badRows).toEqual([
      {
        line: 4,
        column: 'Name',
        cell: 'OAK FORD',
        message: 'Line 2 has the same name. Give both rows a dealer code.',
      },
    ])
  })

  test('a row that cannot be taken is compared with the others all the same', async () => {
    const run = await checked(
      manager,
      'clients',
      'Code,Name,Phone\nDU-1,Dogwood Ford,abc\nDU-1,Dogwood Kia,(937) 555-0101\nDU-2,Elder Ford,937-555-0102 x12',
    )
    expect(run.badRows).toEqual([
      { line: 2, column: 'Phone', cell: 'abc', message: 'Field must be a telephone number' },
      { line: 3, column: 'Code', cell: 'DU-1', message: 'Line 2 has the dealer code "DU-1" already.' },
    ])
  })

  test('a client is not canceled before it began, whichever of the two days a row brings', async () => {
    await imported(manager, 'clients', 'Code,Name,Activated\nOR-1,Orchid Ford,3/1/2024')
    const run = await checked(
      manager,
      'clients',
      'Code,Name,Activated,Canceled\nOR-1,Orchid Ford,,2/29/2024\nOR-2,Orchid Kia,3/1/2024,2/1/2024\nOR-3,Orchid Audi,,2/1/2024',
    )
    expect(run.badRows.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 'Canceled', 'Canceled must not be before Activated.'],
      [3, 'Canceled', 'Canceled must not be before Activated.'],
    ])
  })

  test('a client that is there under another dealer code is added a second time only where that is meant', async () => {
    await imported(manager, 'clients', 'Code,Name,City\nHO-1,Hornbeam Ford,Akron')
    const file = 'Code,Name,City\nHO-2,Hornbeam Ford,Dayton\nHO-1,Hornbeam Ford,Toledo'
    const run = await checked(manager, 'clients', file)
    expect(run).toMatchObject({
      status: 'checked',
      created: 1,
      updated: 1,
      warnings: [
        {
          id: 'same-name',
          message: expect.stringContaining(
            'Line 2: "Hornbeam Ford" is there already, with the dealer code HO-1.',
          ),
        },
      ],
      planned: [
        {
          line: 2,
          name: 'Hornbeam Ford',
          what: 'New',
          changes: expect.arrayContaining([{ field: 'City', before: null, after: 'Dayton' }]),
        },
        {
          line: 3,
          name: 'Hornbeam Ford',
          what: 'Changed',
          changes: [{ field: 'City', before: 'Akron', after: 'Toledo' }],
        },
      ],
    })
    expect((await manager.post(`/imports/${run.id}/apply`, {})).status).toBe(422)
    expect(await found(manager, 'Hornbeam')).toHaveLength(1)
    expect((await manager.post(`/imports/${run.id}/apply`, { accepted: ['same-name'] })).status).toBe(200)
    await expect.poll(async () => (await found(manager, 'Hornbeam')).length).toBe(2)
  })

  test('what a row would do is told as people write it: days, and the names of groups', async () => {
    await imported(manager, 'clients', 'Code,Name,Group,Activated\nLI-1,Linden Ford,BMW and McCoy,3/1/2024')
    const run = await checked(
      manager,
      'clients',
      'Code,Name,Group,Activated\nLI-1,Linden Ford,Linden Group,4/1/2024',
    )
    expect(run.planned[0]?.changes).toEqual([
      { field: 'Group', before: 'BMW and McCoy', after: 'Linden Group' },
      { field: 'Activation Date', before: '03/01/2024', after: '04/01/2024' },
    ])
  })

  test('what nobody has seen is not written: where a record changed since the check, the file is looked at again', async () => {
    await imported(manager, 'clients', 'Code,Name,City\nSE-1,Sequoia Ford,Akron\nSE-2,Sequoia Kia,Akron')
    const run = await checked(
      manager,
      'clients',
      'Code,Name,City\nSE-1,Sequoia Ford,Toledo\nSE-2,Sequoia Kia,Reno\nSE-3,Sequoia Audi,Reno',
    )
    expect(run).toMatchObject({ status: 'checked', created: 1, updated: 2 })
    // Somebody else brings in the new one, and changes one of the others to what the file says.
    await imported(manager, 'clients', 'Code,Name,City\nSE-2,Sequoia Kia,Reno\nSE-3,Sequoia Audi,Dayton')
    const again = await applied(manager, run.id)
    expect(again).toMatchObject({
      status: 'checked',
      message:
        'What the file would do is not what you saw: records changed since it was checked. Nothing was written. Look below, and apply it again.',
      created: 0,
      updated: 2,
      unchanged: 1,
      planned: [
        { line: 2, changes: [{ field: 'City', before: 'Akron', after: 'Toledo' }] },
        { line: 4, changes: [{ field: 'City', before: 'Dayton', after: 'Reno' }] },
      ],
    })
    expect(
      (await found(manager, 'Sequoia'))
        .map(({ city }) => city ?? '')
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['Akron', 'Dayton', 'Reno'])
    expect(await applied(manager, run.id)).toMatchObject({ status: 'done', created: 0, updated: 2 })
    expect(
      (await found(manager, 'Sequoia'))
        .map(({ city }) => city ?? '')
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['Reno', 'Reno', 'Toledo'])
  })

  test('a row that turns bad after the check takes everything back', async () => {
    const run = await checked(manager, 'clients', 'Name,Group\nRowan Ford,\nQuince Ford,Shortlived Group')
    expect(run).toMatchObject({ status: 'checked', created: 2 })
    await imported(manager, 'clients', 'Code,Name\nRO-1,Rowan Ford\nRO-2,Rowan Ford')
    const groups = async () => (await manager.get<{ name: string }[]>('/groups')).body.map(({ name }) => name)
    const end = await applied(manager, run.id)
    expect(end).toMatchObject({
      status: 'refused',
      badRows: [
        {
          line: 2,
          column: 'Name',
          message: 'Several clients are called "Rowan Ford". Give the dealer code of the one that is meant.',
        },
      ],
    })
    expect(await found(manager, 'Quince Ford')).toEqual([])
    expect(await groups()).not.toContain('Shortlived Group')
  })
})

describe('formulas', () => {
  test('are texts: kept as their characters, never numbers', async () => {
    const formula = '=HYPERLINK("https://evil.example","x")'
    await imported(
      manager,
      'clients',
      `Code,Name\nFO-1,"${formula.replaceAll('"', '""')}"\n@FO-2,+Sumac Ford`,
    )
    expect((await found(manager, 'HYPERLINK')).map(({ name }) => name)).toEqual([formula])
    expect(await found(manager, 'Sumac Ford')).toMatchObject([{ name: '+Sumac Ford', identifier: '@FO-2' }])
    const run = await checked(
      executive,
      'budgets',
      'Client,Service,Type,Start,Amount\nAlder Kia,SEO,Recurring,2026-01-01,=1+1',
    )
    expect(run.badRows).toEqual([
      { line: 2, column: 'Amount', cell: '=1+1', message: 'Field must be a number' },
    ])
  })
})

describe('rights', () => {
  test('only staff with the roles for it import or see what others imported', async () => {
    const run = await checked(manager, 'clients', 'Name\nWillow Ford')
    for (const account of [
      'seo',
      'client',
      'client-manager',
      'regional-manager',
      'partner',
      'partner-plus',
    ]) {
      const caller = await signIn(server.url, account)
      expect((await sent(caller, 'clients', 'Name\nX')).status, account).toBe(403)
      expect((await caller.get(`/imports/${run.id}`)).status, account).toBe(403)
      // Employees may have brought in entries of a list that they keep: they see those, and nobody else's.
      const listed = await caller.get<{ rows?: readonly unknown[] }>('/imports')
      if (account === 'seo') expect(listed.body.rows, account).toEqual([])
      else expect(listed.status, account).toBe(403)
      expect((await caller.post(`/imports/${run.id}/apply`, {})).status, account).toBe(403)
    }
    expect(await found(manager, 'Willow Ford')).toEqual([])
  })

  test('an import that does not exist is not found', async () => {
    expect((await manager.get('/imports/999999')).status).toBe(404)
  })

  test('a canceled import writes nothing and cannot be taken up again', async () => {
    const run = await checked(manager, 'clients', 'Name\nYew Ford')
    expect((await manager.post<Run>(`/imports/${run.id}/cancel`, {})).body.status).toBe('canceled')
    expect((await manager.post(`/imports/${run.id}/apply`, {})).status).toBe(409)
    expect(await found(manager, 'Yew Ford')).toEqual([])
  })
})
