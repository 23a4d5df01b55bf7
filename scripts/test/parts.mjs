import { buildCheck } from './build-check.mjs'
import { toolCheck } from './tool-check.mjs'
import { vitestPart } from './vitest-part.mjs'

/**
 * Every part of `npm test`, cheap ones first. Two run at a time; `alone` has
 * both places, because it uses two cores itself. `needs` is what the machine
 * must have, `after` a part that must have ended.
 */
export const parts = [
  { name: 'types', alone: true, run: toolCheck('tsc', ['-b', '--checkers', '2', '--pretty', 'false']) },
  { name: 'lint', run: toolCheck('oxlint') },
  { name: 'format', run: toolCheck('oxfmt', ['--list-different']) },
  { name: 'core', run: vitestPart('core') },
  { name: 'build', run: buildCheck },
  { name: 'commands', needs: ['postgres'], run: vitestPart('tests', { project: 'commands' }) },
  { name: 'server', run: vitestPart('server') },
  { name: 'ui-unit', run: vitestPart('ui', { project: 'unit' }) },
  { name: 'ui-react', needs: ['chromium'], run: vitestPart('ui', { project: 'react' }) },
  { name: 'ui-preact', needs: ['chromium'], run: vitestPart('ui', { project: 'preact' }) },
  { name: 'widgets', run: vitestPart('widgets') },
  { name: 'portal', run: vitestPart('portal') },
  { name: 'laws', needs: ['postgres'], after: 'build', run: vitestPart('tests', { project: 'laws' }) },
  { name: 'api-pglite', run: vitestPart('tests', { project: 'api', env: { TEST_DATABASE: 'pglite' } }) },
  {
    name: 'api-postgres',
    needs: ['postgres', 'redis'],
    run: vitestPart('tests', { project: 'api', env: { TEST_DATABASE: 'postgres' } }),
  },
  ...[1, 2].map((half) => ({
    name: `journeys-${half}`,
    needs: ['chromium'],
    after: 'build',
    run: vitestPart('tests', { project: 'journeys', share: { number: half, of: 2 } }),
  })),
]
