import { formatDateTime } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { html, type Html } from '../../platform/mail/html.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { deviceOf } from '../sessions/device.ts'

/** What the mails about an account need of its owner. */
export interface Owner {
  readonly tenantId: number
  readonly userId: number
}

/** Where something was done from. */
export interface From {
  readonly ip: string
  readonly userAgent: string
}

interface Letter {
  readonly category: Mail['category']
  readonly subject: string
  readonly confidential?: boolean
  readonly body: (person: { readonly firstName: string; readonly tenant: string }) => Html
}

/** A message to the owner of an account; null when there is none any more. */
async function toOwner(
  db: Db,
  { tenantId, userId }: Owner,
  { body, ...letter }: Letter,
): Promise<Mail | null> {
  const person = await db
    .selectFrom('user_account')
    .innerJoin('tenant', 'tenant.id', 'user_account.tenant_id')
    .where('user_account.tenant_id', '=', tenantId)
    .where('user_account.id', '=', userId)
    .select(['user_account.email', 'user_account.first_name', 'tenant.name'])
    .executeTakeFirst()
  if (!person) return null
  const said = body({ firstName: person.first_name, tenant: person.name })
  return {
    ...letter,
    to: [person.email],
    userId,
    html: html`<p>Hello ${person.first_name},</p>
      ${said}
      <p>${person.name}</p>`,
  }
}

/** When and where, as the person who did it would recognize it. */
const whenAndWhere = (from: From, at = new Date()): Html =>
  html`<p>When: ${formatDateTime(at)}<br />Device: ${deviceOf(from.userAgent)}<br />Address: ${from.ip}</p>`

/** One of the sessions was continued with a token that had been replaced. */
export const sessionWasStolen = (
  db: Db,
  { from, device, ...owner }: Owner & { readonly from: From; readonly device: string },
): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'session-ended',
    subject: 'We signed out one of your devices',
    body: () =>
      html`<p>
          An old sign-in of yours was used a second time. That happens when somebody has copied it, so we
          ended the session on ${deviceOf(device)}.
        </p>
        ${whenAndWhere(from)}
        <p>
          Please sign in again. If the device is not yours, or this happens again, change your password and
          sign out everywhere on your profile.
        </p>`,
  })

/** A password was changed, by its owner or through a link. */
export const passwordWasChanged = (db: Db, owner: Owner, from: From): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'password-changed',
    subject: 'Your password was changed',
    body: () =>
      html`<p>The password of your account was changed, and other devices were signed out.</p>
        ${whenAndWhere(from)}
        <p>
          If this was not you, ask for a new password on the sign-in page at once and tell your administrator.
        </p>`,
  })

const purposes = {
  reset: {
    category: 'password-reset',
    subject: 'Set a new password',
    lead: 'Somebody, we hope you, asked for a new password for your account.',
    button: 'Set a new password',
    lasts: 'The link opens once, within the next hour.',
    otherwise: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  invitation: {
    category: 'invitation',
    subject: 'Your account in the portal',
    lead: 'An account was made for you. Choose your password to begin.',
    button: 'Choose your password',
    lasts: 'The link opens once, within the next seven days.',
    otherwise: 'If you did not expect this, you can leave it alone.',
  },
} as const

/** The link that sets a password. */
export const setPasswordLink = (
  db: Db,
  owner: Owner,
  purpose: keyof typeof purposes,
  address: string,
): Promise<Mail | null> => {
  const { category, subject, lead, button, lasts, otherwise } = purposes[purpose]
  return toOwner(db, owner, {
    category,
    subject,
    confidential: true,
    body: () =>
      html`<p>${lead}</p>
        <p><a href="${address}">${button}</a></p>
        <p>${lasts}</p>
        <p>${otherwise}</p>`,
  })
}

/** A code in place of the authenticator's. */
export const recoveryCode = (db: Db, owner: Owner, code: string, from: From): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'recovery-code',
    subject: 'Your code to sign in',
    confidential: true,
    body: () =>
      html`<p>Enter this code to sign in without your authenticator app:</p>
        <p><strong>${code.slice(0, 4)} ${code.slice(4)}</strong></p>
        ${whenAndWhere(from)}
        <p>
          It is good for ten minutes, once. If you are not signing in, somebody knows your password: change it
          now.
        </p>`,
  })

/** A mailed code opened the account. */
export const recoveryCodeWasUsed = (db: Db, owner: Owner, from: From): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'two-factor-changed',
    subject: 'You signed in with a mailed code',
    body: () =>
      html`<p>Your account was opened with a code sent by mail instead of one of your authenticator app.</p>
        ${whenAndWhere(from)}
        <p>If this was not you, change your password and sign out everywhere on your profile.</p>`,
  })

/** A code of the sheet opened the account. */
export const sheetCodeWasUsed = (db: Db, owner: Owner, from: From, left: number): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'two-factor-changed',
    subject: 'You signed in with a recovery code',
    body: () =>
      html`<p>
          Your account was opened with one of your recovery codes instead of your authenticator app.
          ${left === 0 ? 'It was the last one: make new ones on your profile.' : `${left} are left.`}
        </p>
        ${whenAndWhere(from)}
        <p>
          If this was not you, change your password, make new codes and sign out everywhere on your profile.
        </p>`,
  })

/** Tells an account’s owner of new recovery codes. */
export const recoveryCodesWereMade = (db: Db, owner: Owner, from: From): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'two-factor-changed',
    subject: 'You have new recovery codes',
    body: () =>
      html`<p>New recovery codes were made for your account. Those of before open nothing more.</p>
        ${whenAndWhere(from)}
        <p>If this was not you, change your password and sign out everywhere on your profile.</p>`,
  })

interface OfPasskey {
  readonly name: string
  readonly from: From
}

/** Tells an account’s owner of a new passkey. */
export const passkeyWasAdded = (db: Db, owner: Owner, { name, from }: OfPasskey): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'two-factor-changed',
    subject: 'A passkey was added to your account',
    body: () =>
      html`<p>The passkey ${name} opens your account from now on, without a password or a code.</p>
        ${whenAndWhere(from)}
        <p>If this was not you, remove it on your profile and change your password.</p>`,
  })

/** Tells an account’s owner that a passkey is gone. */
export const passkeyWasRemoved = (db: Db, owner: Owner, { name, from }: OfPasskey): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'two-factor-changed',
    subject: 'A passkey of yours was removed',
    body: () =>
      html`<p>The passkey ${name} does not open your account any more.</p>
        ${whenAndWhere(from)}
        <p>If this was not you, change your password and sign out everywhere on your profile.</p>`,
  })

/** Somebody has the password and guesses codes. */
export const tooManyCodes = (db: Db, owner: Owner, from: From): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'two-factor-changed',
    subject: 'Somebody is trying to sign in as you',
    body: () =>
      html`<p>Your password was entered, followed by too many wrong codes. Nobody came in.</p>
        ${whenAndWhere(from)}
        <p>If this was not you, somebody knows your password: change it now.</p>`,
  })

/** Tells an account’s owner that a code is asked for from now on. */
export const twoFactorWasTurnedOn = (db: Db, owner: Owner, from: From): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'two-factor-changed',
    subject: 'Two-factor authentication is on',
    body: () =>
      html`<p>From now on your account asks for a code of your authenticator app.</p>
        ${whenAndWhere(from)}
        <p>If this was not you, tell your administrator at once.</p>`,
  })

/** Tells an account’s owner that no code is asked for any more. */
export const twoFactorWasTurnedOff = (db: Db, owner: Owner, from: From): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'two-factor-changed',
    subject: 'Two-factor authentication is off',
    body: () =>
      html`<p>Your account opens with the password alone from now on.</p>
        ${whenAndWhere(from)}
        <p>
          If neither you nor your administrator did this, change your password now and turn it on again.
        </p>`,
  })

/** An administrator took a lost authenticator app off an account. */
export const twoFactorWasReset = (db: Db, owner: Owner, from: From): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'two-factor-changed',
    subject: 'Your two-factor authentication was reset',
    body: () =>
      html`<p>
          An administrator took your authenticator app and your recovery codes off your account. You are
          signed out everywhere, and set up a new app at your next sign-in.
        </p>
        ${whenAndWhere(from)}
        <p>If you did not ask for this, tell your administrator at once.</p>`,
  })

/** An administrator demands a second factor. */
export const twoFactorWasDemanded = (db: Db, owner: Owner): Promise<Mail | null> =>
  toOwner(db, owner, {
    category: 'two-factor-changed',
    subject: 'Two-factor authentication at your next sign-in',
    body: () =>
      html`<p>
          Your administrator asks you to protect your account with a second factor. At your next sign-in the
          portal shows you how: you need an authenticator app on your phone.
        </p>
        <p>You can do it now on your profile, under Security.</p>`,
  })
