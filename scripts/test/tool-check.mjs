import { join } from 'node:path'
import { background } from '../background.mjs'
import { broken, held } from './result.mjs'

/**
 * A check that is one run of a tool: it holds when the tool says nothing is wrong.
 *
 * @param {string} tool its name in node_modules/.bin
 * @param {readonly string[]} [args]
 * @param {Readonly<Record<string, string>>} [env]
 */
export const toolCheck =
  (tool, args, env) =>
  async ({ root, name }) => {
    const { code, output } = await background(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
    })
    return code === 0 ? held() : broken(name, output)
  }
