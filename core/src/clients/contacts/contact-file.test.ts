import { expect, it } from 'vitest'
import { matchColumns } from '../../settings/imports/columns.ts'
import { entryFields } from '../../settings/imports/entry-fields.ts'
import { contacts } from '../profile/lists.ts'
import { contactReader } from './contact-file.ts'

it('columns of contacts are known by the same names wherever a file of them is read', () => {
  const header = [
    'Dealership',
    'Full Name',
    'Job Title',
    'Mail',
    'Work Phone',
    'Cell',
    'Date of Birth',
    'Shoes',
  ]
  const row = [
    'Elm Ford',
    'Zoë Núñez',
    'GM',
    'zoe@elm.example',
    '505 555 0133',
    '505 555 0134',
    '04/15',
    '41',
  ]
  const reader = contactReader(header)
  expect(reader?.leftOut).toEqual(['Shoes'])
  expect(reader?.read(row)).toMatchObject({
    client: 'Elm Ford',
    name: 'Zoë Núñez',
    title: 'GM',
    email: 'zoe@elm.example',
    phone: '505 555 0133',
    mobile: '505 555 0134',
  })
  expect(matchColumns('entries', header, entryFields({ list: contacts, ofOneClient: false }))).toEqual({
    Dealership: 'clientId',
    'Full Name': 'name',
    'Job Title': 'title',
    Mail: 'email',
    'Work Phone': 'phone',
    Cell: 'mobile',
    'Date of Birth': 'birthday',
    Shoes: null,
  })
})

it('what address books split into first and last is one name, in exports of Google and of Outlook', () => {
  expect(
    contactReader(['Given Name', 'Family Name', 'E-mail 1 - Value', 'Phone 1 - Value'])?.read([
      'Ana',
      'Ruiz',
      'ana@elm.example',
      '505 555 0135',
    ]),
  ).toMatchObject({ name: 'Ana Ruiz', email: 'ana@elm.example', phone: '505 555 0135' })
  expect(
    contactReader(['First Name', 'Last Name', 'E-mail Address', 'Business Phone', 'Mobile Phone'])?.leftOut,
  ).toEqual([])
})
