import { downloaded } from '@portal/core/foundation/contract/download'
import type { CallName } from '@portal/core/calls'
import type { CallOptions, Client } from '@portal/core/client'
import { byteOrderMark, csvHeader, csvRow } from '@portal/core/platform/exports/csv'
import { giveFile } from '../give-file/index.ts'

const cellsOf = (row: Element): readonly string[] =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')

/** The table of an answer as CSV: its cells as they stand there. */
function csvOfTable(table: Element): string {
  const [head, ...rows] = [...table.querySelectorAll('tr')].map(cellsOf)
  const columns = (head ?? []).map((label, at) => ({
    id: String(at),
    label,
    value: (row: readonly string[]): string => row[at] ?? '',
  }))
  return [csvHeader(columns), ...rows.map((row) => csvRow(columns, row))].join('\r\n')
}

/**
 * Gives the file that an answer offers: its own table, or a report by its call;
 * says so where it cannot be had.
 * @param pressed carries `table`, or the name of a call with its query, as the server wrote it
 */
export async function giveAnswerFile(
  client: Client,
  pressed: Element,
  notify: (message: string) => void,
): Promise<void> {
  try {
    await give(client, pressed.getAttribute('data-file') ?? '', pressed.closest('article'))
  } catch {
    notify('Failed to make the file.')
  }
}

async function give(client: Client, of: string, answer: Element | null): Promise<void> {
  if (of === 'table') {
    const table = answer?.querySelector('table')
    if (table)
      giveFile(new Blob([byteOrderMark, csvOfTable(table)], { type: 'text/csv;charset=utf-8' }), 'answer.csv')
    return
  }
  const [name = '', text = ''] = of.split('?')
  // The client of a report of one client is part of its address.
  const { ofClient: clientId, ...query } = Object.fromEntries(new URLSearchParams(text))
  // The server names the call of a declared report with the filters that this report has.
  const { blob, fileName } = await downloaded(
    client.response(
      name as CallName,
      {
        ...(clientId === undefined ? {} : { params: { clientId } }),
        query,
      } as unknown as CallOptions<CallName>,
    ),
  )
  giveFile(blob, fileName)
}
