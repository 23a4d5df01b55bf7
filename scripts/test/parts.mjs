import { buildCheck } from './build-check.mjs'
import { toolCheck } from './tool-check.mjs'
import { vitestPart } from './vitest-part.mjs'

/**
 * Every part of `npm test`, cheap ones first. As many run at a time as there
 * are places; `alone` has all of them, and as many workers: it uses several
 * cores itself, beside what is left of the part before it. `needs` is what the
 * machine must have, `after` a part that must have ended.
 */
export const parts = [
  // Two checkers would each read what both need: a third more processor time.
  { name: 'types', run: toolCheck('tsc', ['-b', '--checkers', '1', '--pretty', 'false']) },
  // The same of its type-aware rules: two threads take 118 s of processor time, one takes 69.
  { name: 'lint', run: toolCheck('oxlint', [], { GOMAXPROCS: '1' }) },
  { name: 'format', run: toolCheck('oxfmt', ['--list-different']) },
  { name: 'core', run: vitestPart('core') },
  { name: 'build', run: buildCheck },
  { name: 'laws', needs: ['postgres'], after: 'build', run: vitestPart('tests', { project: 'laws' }) },
  { name: 'commands', needs: ['postgres'], run: vitestPart('tests', { project: 'commands' }) },
  { name: 'server', needs: ['chromium'], run: vitestPart('server') },
  { name: 'ui-unit', run: vitestPart('ui', { project: 'unit' }) },
  { name: 'ui-react', needs: ['chromium'], run: vitestPart('ui', { project: 'react' }) },
  { name: 'ui-preact', needs: ['chromium'], run: vitestPart('ui', { project: 'preact' }) },
  { name: 'widgets', run: vitestPart('widgets') },
  { name: 'portal', run: vitestPart('portal') },
  {
    name: 'api-pglite',
    alone: true,
    needs: ['chromium'],
    run: vitestPart('tests', { project: 'api', env: { TEST_DATABASE: 'pglite' } }),
  },
  {
    name: 'api-postgres',
    alone: true,
    needs: ['chromium', 'postgres', 'redis', 'pgbouncer', 'objectStorage', 'haproxy'],
    run: vitestPart('tests', { project: 'api', env: { TEST_DATABASE: 'postgres' } }),
  },
  {
    name: 'journeys',
    alone: true,
    needs: ['chromium', 'postgres'],
    after: 'build',
    // What browsers see is the same on both databases; this one costs half the processor time.
    run: vitestPart('tests', { project: 'journeys', env: { TEST_DATABASE: 'postgres' } }),
  },
]
