import { notesClosed } from '@portal/core/results/performance-notes/policy'
import type { Person } from '@portal/core/foundation/policy/actor'
import { mayUseAssistantFeature } from '@portal/core/foundation/policy/features'
import type { Services } from '../../foundation/http/operation.ts'
import { forbidden } from '../../foundation/http/refusal.ts'

/** @throws {Refusal} 403 for whom the note generator is not open */
export function checkMayUse(person: Person, { settings }: Pick<Services, 'settings'>): void {
  if (!mayUseAssistantFeature(person, settings.assistantUsers)) throw forbidden(notesClosed)
}
