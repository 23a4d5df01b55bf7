import type { Answer } from '@portal/core/calls'
import { showError } from '@portal/ui/toast'
import { useEffect, useRef } from 'react'
import type { WidgetProps } from '../element/widget.ts'

const notYours = 'The client that this page names is not one of yours. Choose one.'

/**
 * Says, once, that the client which a foreign page has named is none of those
 * that may be chosen: its number is no client's, or no number at all.
 *
 * @param onError told besides; where it is absent nobody else has named the client
 */
export function useGivenClient(
  clients: Answer<'clients.simpleList'>,
  clientId: number | null,
  onError: WidgetProps['onError'] | undefined,
): void {
  const tell = useRef(onError)
  const unknown = clientId !== null && !clients.some(({ id }) => id === clientId)
  useEffect(() => {
    if (!unknown || !tell.current) return
    showError(notYours)
    tell.current(notYours, 'unknown-client')
  }, [unknown])
}
