import { describe, expect, test } from 'vitest'
import { vcardOf } from './vcard.ts'

const contact = {
  name: 'Maria de la Cruz',
  title: 'General Manager, Sales; Fixed Operations',
  department: 'General Manager',
  email: 'maria@cedarford.example',
  phone: '(312) 555-0142',
  mobile: '',
  birthday: '04/15',
  notes: 'Prefers calls.\nNever on Mondays.',
  organization: 'Cedar Ford',
}

describe('a card of a contact', () => {
  test('has its values escaped, and no line for what is not known', () => {
    expect(vcardOf(contact).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Maria de la Cruz',
      'N:Cruz;Maria de la;;;',
      'ORG:Cedar Ford;General Manager',
      'TITLE:General Manager\\, Sales\\; Fixed Operations',
      'EMAIL;TYPE=work:maria@cedarford.example',
      'TEL;TYPE=work;VALUE=text:(312) 555-0142',
      'BDAY:--0415',
      'NOTE:Prefers calls.\\nNever on Mondays.',
      'END:VCARD',
      '',
    ])
  })

  test('has lines of 75 bytes at most that read as one again, and tears no character apart', () => {
    const notes = 'Grüße aus Köln 🚗 '.repeat(20)
    const text = vcardOf({ ...contact, notes })
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`NOTE:${notes}`)
  })
})
