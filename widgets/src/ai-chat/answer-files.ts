import type { CallName } from '@portal/core/calls'
import type { CallOptions, Client } from '@portal/core/client'
import { byteOrderMark, csvHeader, csvRow } from '@portal/core/platform/exports/csv'
import { giveFile } from '@portal/ui/give-file'

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
 * Gives the file that an answer offers: its own table, or a report by its call.
 * @param of `table`, or the name of a call with its query, as the server wrote it
 * @throws {ApiError} when the report cannot be had
 */
export async function giveAnswerFile(client: Client, of: string, answer: Element | null): Promise<void> {
  if (of === 'table') {
    const table = answer?.querySelector('table')
    if (table)
      giveFile(new Blob([byteOrderMark, csvOfTable(table)], { type: 'text/csv;charset=utf-8' }), 'answer.csv')
    return
  }
  const [name = '', text = ''] = of.split('?')
  if (!/^reports\.[A-Za-z]+File$/.test(name)) return
  const { clientId, ...query } = Object.fromEntries(new URLSearchParams(text))
  const params = clientId !== undefined && !('clientId' in query) ? { params: { clientId } } : {}
  // The server names the call of a declared report with the filters that this report has.
  const { blob, fileName } = await client.download(
    name as CallName,
    { ...params, query } as unknown as CallOptions<CallName>,
  )
  giveFile(blob, fileName)
}
