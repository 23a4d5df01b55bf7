import type { Resource } from '@portal/core/foundation/contract/resource'
import { useEffect, useState } from 'react'
import { loadCode } from '../../../foundation/errors/chunk-failure.ts'
import { fetchList, listOf } from './declared.ts'

interface Come {
  readonly area: string
  readonly list?: Resource | null
  readonly error?: unknown
}

/**
 * The declaration of a list that is not of this screen's route, fetched when it is first asked for.
 *
 * @returns undefined until it has come, null where no list is called so
 */
export function useDeclared(area: string | null): Resource | null | undefined {
  const [come, setCome] = useState<Come>()
  const here = area === null ? null : listOf(area)
  const isHere = here !== undefined
  useEffect(() => {
    if (area === null || isHere) return
    loadCode(() => fetchList(area)).then(
      (list) => setCome({ area, list }),
      (error: unknown) => setCome({ area, error }),
    )
  }, [area, isHere])
  if (isHere || come?.area !== area) return here
  if ('error' in come) throw come.error
  return come.list
}
