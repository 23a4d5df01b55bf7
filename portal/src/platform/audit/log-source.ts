import type { Answer } from '@portal/core/calls'
import { useRef } from 'react'
import type { Source } from '../parts/list/source.ts'
import { useCall } from '../../foundation/session/query.ts'
import { client } from '../../foundation/session/session.ts'

export type AuditEntry = Answer<'audit.list'>['rows'][number]

/** Entries that an export holds at most: the latest that the filters find. */
const longestExport = 20_000

const slice = 200

/**
 * The log has no page numbers: it is read on from an entry, which costs the
 * same however far back it lies.
 * @param before the entry to read on from, as the call before answered it
 */
export const logSource = (before: string | null): Source<AuditEntry, Answer<'audit.list'>> => ({
  useRows({ filters, page }) {
    const { data, error, loading, retry } = useCall('audit.list', {
      query: { ...filters, limit: page.size, before: before ?? undefined },
    })
    const last = useRef(data)
    if (data !== undefined) last.current = data
    const answer = data ?? last.current
    const rows = answer?.rows ?? []
    return { rows, total: rows.length, answer, loading, error, retry }
  },
  async everyRow({ filters }, _valueOf, onProgress, signal) {
    const all: AuditEntry[] = []
    let from: string | null = null
    do {
      const { rows, next }: Answer<'audit.list'> = await client.call('audit.list', {
        query: { ...filters, limit: slice, before: from ?? undefined },
        signal,
      })
      all.push(...rows)
      from = next
      onProgress(all.length / longestExport)
    } while (from !== null && all.length < longestExport)
    return all
  },
})
