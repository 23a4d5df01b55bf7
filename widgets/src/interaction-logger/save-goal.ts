import type { Client } from '@portal/core/client'
import { showError, showSuccess } from '@portal/ui/toast'
import type { Interaction } from './form.ts'

const added = 'Primary goal has been added successfully.'
const failed = 'There was an error while saving primary goal.'

/** Saves the goal under the month of the published date (decision 0100). The interaction is there whatever becomes of it. */
export async function saveGoal(client: Client, interaction: Interaction, goal: string): Promise<void> {
  try {
    await client.call('primaryGoals.create', {
      params: { id: interaction.clientId },
      body: { month: `${interaction.publishedAt.slice(0, 7)}-01`, goal: goal.trim() },
    })
    showSuccess(added)
  } catch {
    showError(failed, {
      action: { label: 'Retry', run: () => void saveGoal(client, interaction, goal) },
    })
  }
}
