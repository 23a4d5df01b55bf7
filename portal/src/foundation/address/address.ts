import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

/** The query of the address as text by name. */
export function useQuery(): URLSearchParams {
  const search = useSearch()
  return useMemo(() => new URLSearchParams(search), [search])
}

/**
 * Changes fields of the address and keeps the others; null or empty removes
 * one. State that lives here survives reload, Back, and being sent to a colleague.
 */
export function useSetQuery(): (
  changes: Readonly<Record<string, string | number | null | undefined>>,
  how?: { readonly replace?: boolean },
) => void {
  const [, navigate] = useLocation()
  return useCallback(
    (changes, how) => {
      const query = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === undefined || value === '') query.delete(name)
        else query.set(name, String(value))
      }
      const text = query.toString()
      const next = `${window.location.pathname}${text === '' ? '' : `?${text}`}`
      if (next !== `${window.location.pathname}${window.location.search}`)
        navigate(next, { replace: how?.replace ?? false })
    },
    [navigate],
  )
}
