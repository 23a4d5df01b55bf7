import { describe, expect, test } from 'vitest'
import { vcardOf } from '@portal/core/clients/contacts/vcard'
import { readVcards } from './read-vcards.ts'

const contact = {
  name: 'Maria de la Cruz',
  title: 'General Manager, Sales; Fixed Operations',
  department: 'General Manager',
  email: 'maria@cedarford.example',
  phone: '(312) 555-0142',
  mobile: '',
  birthday: '',
  notes: 'Prefers calls.\nNever on Mondays.',
  organization: 'Cedar Ford',
}

describe('cards of a file', () => {
  const card = (...lines: string[]): string =>
    ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ana Ruiz', ...lines, 'END:VCARD', ''].join('\r\n')
  const only = (text: string) => readVcards(text)[0]

  test('come back as they were written, folded lines and escaped values included', () => {
    const long = { ...contact, notes: 'Zoë asks; for prices, always.\n'.repeat(20).trim() }
    const [first, second] = readVcards(vcardOf(contact) + vcardOf(long))
    expect(first).toEqual({ line: 1, contact })
    expect(second!.contact).toEqual(long)
  })

  test('are read as address books write them: groups, types, addresses as URIs, names in parts', () => {
    const text = `\uFEFFBEGIN:VCARD\nversion:3.0\nN:Smith;John;Q.;Dr.;\nORG:Cedar Ford;Parts\nitem1.EMAIL;type=INTERNET;type=pref:j@cedar.example\nEMAIL:other@x.example\nTEL;TYPE=FAX:555-000-0000\nTEL;TYPE="voice,cell";VALUE=uri:tel:+1-312-555-0142;ext=7\nTEL;TYPE=WORK,VOICE:(312) 555-0100\nPHOTO;ENCODING=b:AAAA\n  AAAA\nEND:VCARD`
    expect(only(text)!.contact).toEqual({
      name: 'Dr. John Q. Smith',
      title: '',
      department: 'Parts',
      organization: 'Cedar Ford',
      email: 'j@cedar.example',
      phone: '(312) 555-0100',
      mobile: '+1-312-555-0142 x7',
      birthday: '',
      notes: '',
    })
  })

  test.each([
    ['of vCard 2.1', card().replace('3.0', '2.1'), 'vCard 2.1, which is not read'],
    ['in quoted-printable', card('NOTE;ENCODING=QUOTED-PRINTABLE:a=0D=', 'b'), 'quoted-printable'],
    ['without a name', card().replace('FN:Ana Ruiz\r\n', ''), 'has no name'],
    ['without a version', card().replace('VERSION:3.0\r\n', ''), 'does not say its version'],
    ['with a line that is none', card('nonsense'), 'a line that is none of a card'],
    ['cut off', card().replace('END:VCARD', ''), 'cut off'],
    ['within another', card().replace('END:VCARD', card()), 'before the next one begins'],
    ['of something else', 'name,phone\r\nAna,1', 'outside of a card'],
  ])('%s are refused with a sentence', (_, text, sentence) => {
    expect(only(text)!.fault).toContain(sentence)
  })
})
