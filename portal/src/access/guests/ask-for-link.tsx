import { linkRequestFields } from '@portal/core/access/guests/fields'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { useState, type ReactElement } from 'react'
import { Form, FormField, useForm } from '../../platform/parts/form/index.ts'
import { client } from '../../foundation/session/session.ts'
import { GuestFrame } from './guest-frame.tsx'
import styles from './guests.module.css'

/** A link that has ended: who wants to see the report asks whoever made it. */
export function AskForLink({ token }: { readonly token: string }): ReactElement {
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState<'mailed' | 'noted' | null>(null)
  return (
    <GuestFrame
      title="This link no longer works"
      {...(!asked && { lead: 'It has expired, was used up or revoked, or a newer one has taken its place.' })}
    >
      {asked ? (
        <Banner tone="success" announce>
          {asked === 'mailed'
            ? 'Your request was sent to the people who made the link. Once they agree, you will get a new link by e-mail.'
            : 'Your request stands with the link, but this portal has no mail server yet: tell the people who made the link that you asked.'}
        </Banner>
      ) : asking ? (
        <RequestForm token={token} onSent={setAsked} />
      ) : (
        <div className={styles.form}>
          <Button variant="primary" wide onClick={() => setAsking(true)}>
            Request a new link
          </Button>
        </div>
      )}
    </GuestFrame>
  )
}

function RequestForm({
  token,
  onSent,
}: {
  readonly token: string
  readonly onSent: (how: 'mailed' | 'noted') => void
}): ReactElement {
  const form = useForm({
    fields: linkRequestFields,
    save: ({ name, email, message }) =>
      client.call('guestAccesses.request', { body: { token, name, email, message } }),
    saved: ({ mailed }) => onSent(mailed ? 'mailed' : 'noted'),
  })
  return (
    <div className={styles.form}>
      <Form of={form} label="Request a new link" saveLabel="Send request">
        <FormField of={form} name="name" wide />
        <FormField of={form} name="email" wide />
        <FormField of={form} name="message" wide />
      </Form>
    </div>
  )
}
