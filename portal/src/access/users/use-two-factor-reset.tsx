import { ShieldCheck } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { showMailed } from '../../foundation/session/mail-kept.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { Action } from '../../platform/parts/list/index.ts'
import { useQuestion } from '../../platform/parts/question/use-question.tsx'
import type { User } from './user-columns.tsx'

/** Taking a lost authenticator app off somebody's account, after a question. */
export function useTwoFactorReset(): { readonly action: Action<User>; readonly dialog: ReactElement } {
  const reset = useQuestion<User>({
    title: () => 'Reset two-factor authentication?',
    text: ({ fullName, email }) => (
      <>
        The authenticator app and the recovery codes of <strong>{fullName}</strong> open nothing any more.
        They are signed out everywhere, set up a new app at the next sign-in, and are told by mail to {email}.
        Make sure that it was really them who asked.
      </>
    ),
    confirmLabel: 'Reset',
    danger: true,
    async act({ id, fullName }) {
      await api.call('users.reset2FA', { params: { id }, body: {} })
      refresh('users')
      const done = `${fullName} sets up a new authenticator app at the next sign-in`
      showMailed(`${done}, and is told by mail.`, `${done}.`)
    },
  })
  return {
    action: {
      name: 'Reset two-factor authentication',
      icon: ShieldCheck,
      danger: true,
      may: ({ can }) => can.resetTwoFactor,
      run: reset.ask,
    },
    dialog: reset.dialog,
  }
}
