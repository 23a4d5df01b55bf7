import { vcardOf } from '@portal/core/clients/contacts/vcard'
import { giveFile } from '../../platform/parts/list/index.ts'
import { clientOf, type KeptRow } from '../../platform/parts/records/kept-row.ts'

const text = (row: KeptRow, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}

/** Gives a contact as a card for the address book of a phone or mail program. */
export function giveCard(row: KeptRow): void {
  const name = text(row, 'name')
  const card = vcardOf({
    name,
    title: text(row, 'title'),
    department: text(row, 'department'),
    email: text(row, 'email'),
    phone: text(row, 'phone'),
    mobile: text(row, 'mobile'),
    birthday: text(row, 'birthday'),
    notes: text(row, 'notes'),
    organization: clientOf(row)?.name ?? '',
  })
  giveFile(new Blob([card], { type: 'text/vcard' }), `${name.replaceAll(/[^\p{L}\p{N} -]/gu, '')}.vcf`)
}
