import { pathOf } from '@portal/core/foundation/routes'
import { operation } from '../../foundation/http/operation.ts'
import { toolOf } from './tool.ts'

/**
 * The address that signs the caller in to the task tool: the
 * tool gives a key for the caller's token (`POST login/token`). The one of our
 * own needs none: whoever is signed in to the portal is signed in to it.
 */
export const enterTaskTool = operation('tasks.enter', async (incoming) => {
  const tool = toolOf(incoming)
  if (tool.address === null) return { url: pathOf('tasks') }
  return { url: `${tool.address}/login?${new URLSearchParams({ key: await tool.key() }).toString()}` }
})
