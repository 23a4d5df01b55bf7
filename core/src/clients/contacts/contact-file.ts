import { plainName } from '../../foundation/format/plain-name.ts'
import { birthdayOf } from './birthday.ts'
import { contactDepartments } from '../profile/lists.ts'

/** Rows and cards that a file of contacts may have. */
export const mostContacts = 5000
/** Characters of it. */
export const mostContactText = 8 * 1024 * 1024

/** A contact as a row of a file has it: every field as text, nothing where the file says nothing of it. */
export interface WrittenContact {
  readonly client: string
  readonly name: string
  readonly title: string
  readonly department: string
  readonly email: string
  readonly phone: string
  readonly mobile: string
  readonly birthday: string
  readonly isPrimary: string
  readonly receivesReports: string
  readonly receivesInvoices: string
  readonly notes: string
}
export type ContactColumn = keyof WrittenContact

/** Columns by their names, as names are compared: those of the file that the list itself gives, and those of address books. */
export const namesOfContacts: Readonly<Record<ContactColumn, readonly string[]>> = {
  client: ['client', 'company', 'organization', 'organisation', 'organizationname', 'store', 'dealership'],
  name: ['name', 'fullname', 'displayname', 'contact', 'contactname'],
  title: ['title', 'jobtitle', 'role', 'organizationtitle', 'position'],
  department: ['department', 'organizationdepartment'],
  email: ['email', 'emailaddress', 'email1value', 'mail'],
  phone: ['phone', 'phonenumber', 'telephone', 'businessphone', 'workphone', 'phone1value'],
  mobile: ['mobile', 'mobilephone', 'cell', 'cellphone'],
  birthday: ['birthday', 'bday', 'dateofbirth', 'dob'],
  isPrimary: ['primary', 'isprimary'],
  receivesReports: ['receivesreports', 'reports'],
  receivesInvoices: ['receivesinvoices', 'invoices'],
  notes: ['notes', 'note', 'comments'],
}
const parts = {
  first: ['firstname', 'givenname', 'first'],
  last: ['lastname', 'familyname', 'surname', 'last'],
}

/** Reads rows of a table with these columns. */
export interface ContactReader {
  /** Columns of the file that nobody reads. */
  readonly leftOut: readonly string[]
  readonly read: (cells: readonly string[]) => WrittenContact
}

/** @returns null where no column is a name, which every contact has */
export function contactReader(header: readonly string[]): ContactReader | null {
  const names = header.map(plainName)
  const placeOf = (known: readonly string[]): number =>
    known.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1
  const places = Object.fromEntries(
    Object.entries(namesOfContacts).map(([column, known]) => [column, placeOf(known)]),
  ) as Readonly<Record<ContactColumn, number>>
  const [first, last] = [placeOf(parts.first), placeOf(parts.last)]
  if (places.name < 0 && first < 0 && last < 0) return null
  const used = new Set([...Object.values(places), first, last])
  const cell = (cells: readonly string[], at: number): string => (at < 0 ? '' : (cells[at] ?? '')).trim()
  return {
    leftOut: header.filter((name, at) => !used.has(at) && name.trim() !== '').map((name) => name.trim()),
    read: (cells) => {
      const text = (column: ContactColumn): string => cell(cells, places[column])
      return {
        client: text('client'),
        name: text('name') || `${cell(cells, first)} ${cell(cells, last)}`.trim(),
        title: text('title'),
        department: text('department'),
        email: text('email'),
        phone: text('phone'),
        mobile: text('mobile'),
        // One that is none is left out: a contact is worth more than its birthday.
        birthday: birthdayOf(text('birthday')) ?? '',
        isPrimary: text('isPrimary'),
        receivesReports: text('receivesReports'),
        receivesInvoices: text('receivesInvoices'),
        notes: text('notes'),
      }
    },
  }
}

/** The department that a text means; null for none that there is. */
export const departmentOf = (text: string): (typeof contactDepartments)[number] | null =>
  contactDepartments.find((one) => plainName(one) === plainName(text)) ??
  (plainName(text) === 'gm' ? 'General Manager' : null)

/** `yes` and `no` as people and files write them. */
export const flagOf = (text: string): boolean => /^(true|yes|y|1|x)$/i.test(text.trim())

/** Fields that say who somebody is, wherever the person works; the others are of the person's place at one store. */
export const fieldsOfPerson = ['name', 'email', 'phone', 'mobile', 'birthday'] as const
