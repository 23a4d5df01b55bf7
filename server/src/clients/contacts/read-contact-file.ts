import { setImmediate as breathe } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import {
  contactReader,
  mostContacts,
  type ContactReader,
  type WrittenContact,
} from '@portal/core/clients/contacts/contact-file'
import { invalid } from '../../foundation/http/refusal.ts'
import { separatorOf } from '../../foundation/spreadsheets/read/separator.ts'

/** A row of a file as it is written, or why it cannot be read. */
export interface FileContact {
  readonly line: number
  readonly written?: WrittenContact
  readonly fault?: string
}

export interface ContactFile {
  readonly rows: readonly FileContact[]
  readonly leftOut: readonly string[]
}

const atOnce = 500
const tooMany = `A file has at most ${mostContacts.toLocaleString('en-US')} contacts. Split it.`

/** What PostgreSQL cannot hold and what nobody has typed. */
const storable = (cell: string): string =>
  cell.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ').toWellFormed()

const isCards = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCARD/i.test(text)

async function cardsOf(text: string): Promise<ContactFile> {
  const { readVcards } = await import('./read-vcards.ts')
  const cards = readVcards(text)
  if (cards.length > mostContacts) throw invalid({ text: tooMany })
  const rows = cards.map(({ line, contact, fault }): FileContact => {
    if (!contact) return { line, fault: fault ?? 'This card cannot be read.' }
    const { organization, ...said } = contact
    return {
      line,
      written: { ...said, client: organization, isPrimary: '', receivesReports: '', receivesInvoices: '' },
    }
  })
  return { rows, leftOut: [] }
}

async function tableOf(text: string): Promise<ContactFile> {
  const parser = Readable.from([text]).pipe(
    parse({
      bom: true,
      delimiter: separatorOf(text.slice(0, 64 * 1024)),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      record_delimiter: ['\r\n', '\n', '\r'],
    }),
  )
  let reader: ContactReader | null = null
  const rows: FileContact[] = []
  try {
    for await (const found of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      const { info, record } = found
      if (reader === null) {
        reader = contactReader(record)
        if (reader === null)
          throw invalid({
            text: 'The first line names no column for the name. Write Client, Name, Title, Department, Email, Phone, Mobile and Notes above the columns, or choose a file of vCards.',
          })
        continue
      }
      if (record.every((cell) => cell.trim() === '')) continue
      const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
      rows.push({ line: Math.max(1, info.lines - breaks), written: reader.read(record.map(storable)) })
      if (rows.length > mostContacts) throw invalid({ text: tooMany })
      if (rows.length % atOnce === 0) await breathe()
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw invalid({
        text: 'A quotation mark is opened and never closed. Correct the file and choose it again.',
      })
    throw error
  }
  return { rows, leftOut: (reader?.leftOut ?? []).map((name) => name.slice(0, 60)) }
}

/**
 * The contacts of a CSV file or of a file of vCards.
 * @throws {Refusal} 422 for a text that is neither, holds nobody or too many
 */
export async function readContactFile(text: string): Promise<ContactFile> {
  const file = isCards(text)
    ? await cardsOf(storable(text.replaceAll(/\r\n?/g, '\n')).replaceAll('\t', ' '))
    : await tableOf(text)
  if (file.rows.length === 0) throw invalid({ text: 'There is no contact in this file.' })
  return file
}
