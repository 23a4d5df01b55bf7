import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { ErrorState } from '@portal/ui/error-state'
import { SkeletonText } from '@portal/ui/skeleton'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react'
import { useLoaded } from '../element/use-loaded.ts'
import type { WidgetProps } from '../element/widget.ts'
import { FillIn, type FormDraft } from './fill-in.tsx'
import styles from './form.module.css'
import { standsInPage, takesWidth } from './in-page.ts'

const noForm =
  'This page names no form: put the last part of its address in the portal into the attribute form.'
const closed = {
  title: 'This form takes no answers any more',
  message: 'It may have been closed or replaced. Please ask whoever runs this page.',
}
const unreachable = { message: 'The form could not be loaded. Check your connection, then try again.' }

/** A form of the portal on a foreign page, for whoever is there. */
export function FormWidget({
  client,
  form,
  open,
  draft,
  prefill,
  onClose,
  onColor,
  onSaved,
  onError,
}: WidgetProps<FormDraft>): ReactElement | null {
  const [why, setWhy] = useState<typeof closed | typeof unreachable>(unreachable)
  const tell = useRef(onError)
  tell.current = onError
  const load = useCallback(async () => {
    try {
      const of = await client.call('forms.open', { params: { publicId: form ?? '' } })
      // Most forms are asked at once, and need nothing of it.
      return { of, stepped: of.definition.steps ? (await import('./stepped.tsx')).Stepped : null }
    } catch (error) {
      const found = error instanceof ApiError && error.status === 404 ? closed : unreachable
      setWhy(found)
      tell.current(found.message)
      throw error
    }
  }, [client, form])
  const { data: read, failed, retry } = useLoaded(load, open && form !== null)
  // While another version of it is read, the one that is filled in stays.
  const last = useRef<(NonNullable<typeof read> & { readonly form: string | null }) | null>(null)
  if (read) last.current = { form, ...read }
  const found = !failed && last.current?.form === form ? last.current : null
  const data = found?.of
  /** Whether its element asks for it to stand in the page; null until that was looked at. */
  const [inPage, setInPage] = useState<boolean | null>(null)
  const look = useCallback((place: HTMLElement | null): void => {
    if (place) setInPage(standsInPage(place))
  }, [])
  const [thanks, setThanks] = useState<string | null>(null)
  const color = read?.of.primaryColor
  const tellColor = useRef(onColor)
  tellColor.current = onColor
  useEffect(() => {
    if (color !== undefined) tellColor.current(color)
  }, [color])
  if (!open) return null
  if (inPage === null) return <span ref={look} />
  const close = (): void => {
    setThanks(null)
    onClose()
  }
  if (data && form !== null && thanks === null)
    return (
      <FillIn
        key={form}
        client={client}
        publicId={form}
        of={data}
        stepped={found?.stepped ?? null}
        draft={draft}
        prefill={prefill}
        inPage={inPage}
        onClose={close}
        onChanged={retry}
        onError={onError}
        onSent={(words) => {
          setThanks(words)
          onSaved({ kind: 'form-answer', id: form })
        }}
      />
    )
  const content =
    thanks !== null ? (
      <p role="status">{thanks || 'Your answers have arrived.'}</p>
    ) : form === null ? (
      <p role="alert">{noForm}</p>
    ) : failed ? (
      <ErrorState {...why} onRetry={why === closed ? undefined : retry} />
    ) : (
      <SkeletonText lines={6} label="Loading the form" />
    )
  if (inPage)
    return (
      <div ref={takesWidth} className={styles.page}>
        {content}
      </div>
    )
  return (
    <Dialog
      open
      title={thanks === null ? (data?.name ?? 'Form') : 'Thank you'}
      onClose={close}
      footer={<Button onClick={close}>Close</Button>}
    >
      {content}
    </Dialog>
  )
}
