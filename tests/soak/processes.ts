import { spawnSync } from 'node:child_process'

/** The numbers of a process' children that live. */
export const childrenOf = (pid: number): readonly number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .map(Number)
    .filter((child) => child > 0)
