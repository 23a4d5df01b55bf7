import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { useCallback } from 'react'
import { useLoaded, type Loaded } from '../element/use-loaded.ts'

/** What a task can be given, from the task tool. */
export interface TaskChoices {
  readonly teams: Answer<'tasks.teams'>
  readonly statuses: Answer<'tasks.statuses'>
  readonly templates: Answer<'tasks.templates'>
  readonly people: Answer<'tasks.people'>
}

/** Reads the lists that the form offers. */
export function useTaskChoices(client: Client): Loaded<TaskChoices> {
  const load = useCallback(async (): Promise<TaskChoices> => {
    const [teams, statuses, templates, people] = await Promise.all([
      client.call('tasks.teams'),
      client.call('tasks.statuses'),
      client.call('tasks.templates'),
      client.call('tasks.people'),
    ])
    return { teams, statuses, templates, people }
  }, [client])
  return useLoaded(load, true)
}
