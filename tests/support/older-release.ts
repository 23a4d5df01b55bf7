import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { prepared } from './template.ts'
import { root } from './root.ts'

/**
 * The commit of the last release: the one that named its migrations. `OLDER_RELEASE` names another.
 * @returns null where the sources have no history
 */
export function lastRelease(): string | null {
  const named = process.env['OLDER_RELEASE']
  if (named) return named
  const { status, stdout } = spawnSync(
    'git',
    ['log', '-1', '--format=%H', '--', 'server/src/foundation/database/releases.txt'],
    { cwd: root, encoding: 'utf8' },
  )
  const commit = stdout?.trim() ?? ''
  return status === 0 && commit !== '' ? commit : null
}

/** The server of a commit, with the libraries that are installed now. @returns its folder */
export async function olderServer(commit: string): Promise<string> {
  return prepared(`release-${commit}`, async (folder) => {
    const archive = execFileSync('git', ['archive', commit, 'server', 'core', 'scripts', 'package.json'], {
      cwd: root,
      maxBuffer: 500_000_000,
    })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const room of ['server', 'core']) {
      const own = join(folder, room, 'node_modules')
      const ours = join(root, room, 'node_modules')
      mkdirSync(own, { recursive: true })
      for (const entry of readdirSync(ours))
        if (entry !== '@portal') symlinkSync(join(ours, entry), join(own, entry))
      if (!existsSync(join(ours, '@portal'))) continue
      mkdirSync(join(own, '@portal'))
      // Relative: the folder gets its name when it is whole.
      symlinkSync('../../../core', join(own, '@portal', 'core'))
    }
  })
}
