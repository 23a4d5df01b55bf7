import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { typedOf, type TypedAnswers } from '@portal/core/sites/forms/typed'
import type { Prefill } from '@portal/core/access/embed/prefill'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { useState, type ReactElement, type ReactNode } from 'react'
import type { Draft } from '../element/widget.ts'
import styles from './form.module.css'
import { takesWidth } from './in-page.ts'
import { Questions } from './questions.tsx'
import { SendButton } from './send-button.tsx'
import type { SteppedProps } from './stepped.tsx'
import { useFilling } from './use-filling.ts'

/** What was typed and not sent. */
export interface FormDraft {
  readonly typed: TypedAnswers
}

interface FillInProps {
  readonly client: Client
  readonly publicId: string
  readonly of: Answer<'forms.open'>
  readonly draft: Draft<FormDraft>
  readonly prefill: Prefill | null
  /** What asks it page by page; null for one that is asked at once. */
  readonly stepped: ((props: SteppedProps) => ReactElement) | null
  /** It stands in the page instead of in a dialog. */
  readonly inPage: boolean
  readonly onClose: () => void
  /** The form was changed while it was filled in. */
  readonly onChanged: () => void
  readonly onError: (message: string) => void
  /** @param thanks the form's own words */
  readonly onSent: (thanks: string) => void
}

/** A form while it is filled in: a dialog, or a part of the page. */
export function FillIn({
  client,
  publicId,
  of: { name, description, definition, versionNumber },
  draft,
  prefill,
  stepped: Stepped,
  inPage,
  onClose,
  onChanged,
  onError,
  onSent,
}: FillInProps): ReactElement {
  const [from] = useState(() => draft.read()?.typed ?? typedOf(definition, prefill ?? {}))
  const filling = useFilling({
    definition,
    versionNumber,
    from,
    keep: (typed) => draft.keep({ typed }),
    post: async (body, idempotencyKey) => {
      const { thanks } = await client.call('forms.answer', { params: { publicId }, body, idempotencyKey })
      draft.clear()
      onSent(thanks)
    },
    upload: (file) => client.call('forms.putFile', { params: { publicId }, body: {}, files: [file] }),
    onChanged,
    onError,
  })
  const failed = filling.failed !== null && (
    <Banner tone="danger" announce>
      {filling.failed}
    </Banner>
  )
  const framed = (questions: ReactNode, buttons: ReactNode): ReactElement =>
    inPage ? (
      <div ref={takesWidth} className={styles.page} part="form">
        <div>
          <h2 className={styles.name}>{name}</h2>
          {description !== '' && <p className={styles.help}>{description}</p>}
        </div>
        {questions}
        {failed}
        <div>{buttons}</div>
      </div>
    ) : (
      <Dialog
        open
        title={name}
        description={description === '' ? undefined : description}
        width={620}
        persistent
        escapeCloses
        onClose={onClose}
        footer={
          <>
            {failed}
            <Button onClick={onClose}>Cancel</Button>
            {buttons}
          </>
        }
      >
        {questions}
      </Dialog>
    )
  const looks = { of: filling, label: name, level: 3 } as const
  return Stepped ? (
    <Stepped {...looks}>{framed}</Stepped>
  ) : (
    framed(<Questions {...looks} />, <SendButton of={filling} />)
  )
}
