import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute and more, the longest first: one that begins last would run alone at the end. */
const long: readonly string[] = [
  'kept-lists',
  'activity-never-lost',
  'isolation',
  'shell',
  'widget-sign-in',
  'interactions',
  'chat',
  'dashboards',
  'widget-page',
  'component-kit',
  'clients',
  'every-widget',
  'sign-in',
  'budgets',
  'errors',
  'activity-form',
  'task-tool',
  'reports',
  'permissions-on-the-server',
  'invoicing',
]

const place = ({ moduleId }: TestSpecification): number => {
  const at = long.indexOf(basename(moduleId, '.test.ts'))
  return at < 0 ? long.length : at
}

/** Runs long files first, the others in vitest's own order, the largest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}
