import { readAnswers } from '@portal/core/sites/forms/definition'
import { answersOf } from '@portal/core/sites/forms/typed'
import { Button } from '@portal/ui/button'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import type { ClientField } from './asked.tsx'
import { Questions } from './questions.tsx'
import { SendButton } from './send-button.tsx'
import { pageOf, pagesAsked, pageToGoOnWith } from './steps.ts'
import styles from './stepped.module.css'
import type { Filling } from './use-filling.ts'

export interface SteppedProps {
  readonly of: Filling
  readonly label: string
  readonly level: 2 | 3
  readonly clientField?: ClientField | undefined
  /** Puts the page that is in sight and what goes on and back into the form's frame. */
  readonly children: (questions: ReactNode, buttons: ReactNode) => ReactElement
}

/** A form page by page: with progress, the way back, and nothing lost on it. */
export function Stepped({ of, children, ...looks }: SteppedProps): ReactElement {
  const { definition, typed, asked, pointed, form } = of
  const answers = answersOf(definition, typed)
  const { problems } = readAnswers(definition, answers)
  const [wanted, setWanted] = useState(() => pageToGoOnWith(definition, answers, problems))
  const pages = pagesAsked(definition, asked)
  // A page that a condition took away gives way to the one before it.
  const page = pages.findLast((one) => one <= wanted) ?? pages[0] ?? 0
  const following = pages.find((one) => one > page)
  const before = pages.findLast((one) => one < page)
  const shown = useRef(page)
  // Another version of the form turns no page: only what is pointed at does.
  const turned = useRef(pointed)
  useEffect(() => {
    if (turned.current === pointed) return
    turned.current = pointed
    const at = pageOf(definition, pointed)
    if (at !== undefined) setWanted(at)
  }, [definition, pointed])
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const section = form.current?.querySelector<HTMLElement>('section:not([hidden])')
    const wrong = section?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? section)?.focus()
  }, [page, form])
  const next = (): void => {
    const lacking = (definition.pages[page]?.questions ?? []).filter(({ id }) => id in problems)
    if (lacking.length > 0) of.point(lacking.map(({ id }) => id))
    else if (following !== undefined) setWanted(following)
  }
  const number = pages.indexOf(page) + 1
  return children(
    <div className={styles.steps}>
      {pages.length > 1 && (
        <div className={styles.progress}>
          <span>
            Step {number} of {pages.length}
          </span>
          <progress aria-label="Progress" max={pages.length} value={number} />
        </div>
      )}
      <Questions of={of} {...looks} page={page} {...(following === undefined ? {} : { onSend: next })} />
    </div>,
    <>
      {before !== undefined && <Button onClick={() => setWanted(before)}>Back</Button>}
      {following === undefined ? (
        <SendButton of={of} />
      ) : (
        <Button variant="primary" onClick={next}>
          Next
        </Button>
      )}
    </>,
  )
}
