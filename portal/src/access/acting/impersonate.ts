import { pathOf } from '@portal/core/foundation/routes'
import { showMailed } from '../../foundation/session/mail-kept.ts'
import { atom } from 'nanostores'
import { client, goOnAs, session } from '../../foundation/session/session.ts'

/** Whether the dialog to choose a user to act as is open. */
export const $choosingUser = atom(false)

/** Milliseconds that the sentence about the alert stays before the page goes on. */
const alertStays = 1500

/**
 * Acts as another user from the start page on.
 * @throws {ApiError} when that is not allowed
 */
export async function impersonate(userId: number): Promise<void> {
  const currentUserId = session.$user.get()?.id
  if (currentUserId === undefined) return
  const answer = await client.call('users.signInWithUserImpersonation', { body: { userId, currentUserId } })
  if (answer.alerted) {
    showMailed(
      `An alert was sent: you are acting as ${answer.user.fullName}.`,
      `You are acting as ${answer.user.fullName}.`,
    )
    await new Promise((resolve) => setTimeout(resolve, alertStays))
  }
  await goOnAs(answer, pathOf('home'))
}

/**
 * Sees the portal as a user of the client would, from the start page on.
 * @throws {ApiError} when that is not allowed
 */
export async function viewAsClient(clientId: number): Promise<void> {
  await goOnAs(await client.call('users.signInAsClient', { body: { clientId } }), pathOf('home'))
}

/** Is oneself again. Whoever looked as a client comes back to that client's profile. */
export async function stopActing(): Promise<void> {
  const viewed = session.$user.get()?.clientView
  const answer = await client.call('users.stopActing')
  await goOnAs(answer, viewed ? pathOf('clients.profile.budgets', { slug: viewed.slug }) : pathOf('home'))
}
