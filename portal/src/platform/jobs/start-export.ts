import type { ExportableCall, ExportFormat } from '@portal/core/platform/exports/exportable'
import { showInformation } from '@portal/ui/toast'
import { refresh } from '../../foundation/session/query.ts'
import { client } from '../../foundation/session/session.ts'

/** What a list would be asked for, as the server takes it. */
export interface ListAsked {
  readonly list: ExportableCall
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/**
 * Has the server write a list into a file; the corner shows how far it is.
 * @throws {ApiError} when it will not
 */
export async function startExport(
  asked: ListAsked,
  {
    name,
    format,
    columns,
  }: { readonly name: string; readonly format: ExportFormat; readonly columns: readonly string[] },
): Promise<void> {
  await client.call('exports.start', { body: { ...asked, name, format, columns } })
  showInformation(`${name} is being written. You can go on; it is in the header when it is ready.`)
  refresh('exports.list')
}
