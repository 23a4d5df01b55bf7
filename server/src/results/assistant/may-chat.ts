import { mayChat } from '@portal/core/foundation/policy/features'
import type { Person } from '@portal/core/foundation/policy/actor'
import type { Services } from '../../foundation/http/operation.ts'
import { forbidden } from '../../foundation/http/refusal.ts'

/** Whether the configuration and the person's roles open the chat. */
export const chatIsOpenTo = (person: Person, { settings }: Pick<Services, 'settings'>): boolean =>
  mayChat(person, { enabled: settings.chatEnabled, listedUsers: settings.chatUsers })

/** @throws {Refusal} 403 for whom the chat is not open */
export function checkMayChat(person: Person, services: Pick<Services, 'settings'>): void {
  if (!chatIsOpenTo(person, services)) throw forbidden('The AI chat is not open to you.')
}
