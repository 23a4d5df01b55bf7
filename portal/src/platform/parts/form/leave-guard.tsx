import { ConfirmDialog } from '@portal/ui/dialog'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'

/** Where somebody was going when there was something unsaved. */
type Destination = { readonly back: string } | { readonly url: string }

const address = (url: string | URL): string => {
  const { pathname, search } = new URL(url, location.href)
  return `${pathname}${search}`
}

/** The browser's navigation; undefined in one that is older than it. */
const browserNavigation = (): Navigation | undefined =>
  'navigation' in window ? window.navigation : undefined

/**
 * Asks before anything unsaved is left: by a link, by Back and Forward, by
 * closing or reloading the tab. One listener to the browser's own navigation
 * sees all of them; a browser without it still asks at the last.
 *
 * @param isDirty asked at the moment of leaving, not at the last drawing
 */
export function LeaveGuard({
  active,
  isDirty,
}: {
  readonly active: boolean
  readonly isDirty: () => boolean
}): ReactElement {
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState<Destination | null>(null)
  const allowed = useRef(false)
  const dirty = useRef(isDirty)
  useEffect(() => {
    dirty.current = isDirty
  })
  useEffect(() => {
    if (!active) return
    const holds = (): boolean => !allowed.current && dirty.current()
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (holds()) event.preventDefault()
    }
    const onNavigate = (event: NavigateEvent): void => {
      if (!event.cancelable || !event.destination.sameDocument || event.hashChange || !holds()) return
      if (address(event.destination.url) === address(location.href)) return
      event.preventDefault()
      setAsking(
        event.navigationType === 'traverse'
          ? { back: event.destination.key }
          : { url: address(event.destination.url) },
      )
    }
    const navigation = browserNavigation()
    window.addEventListener('beforeunload', onUnload)
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [active])

  const leave = (): void => {
    if (!asking) return
    allowed.current = true
    setAsking(null)
    if ('url' in asking) navigate(asking.url)
    else
      void browserNavigation()
        ?.traverseTo(asking.back)
        .finished?.catch(() => undefined)
  }
  return (
    <ConfirmDialog
      open={asking !== null}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={leave}
      onCancel={() => setAsking(null)}
    >
      What you changed here has not been saved.
    </ConfirmDialog>
  )
}
