import { delimiter, join } from 'node:path'

/** What npm hands to its scripts that says how to reach the registry; the rest confuses a second package manager. */
const keeps =
  /^npm_config_(registry|cache|userconfig|globalconfig|proxy|https?_proxy|https-proxy|noproxy|cafile|ca|strict_ssl|strict-ssl)$/i

/**
 * The environment without what `npm run` adds for the script it runs.
 * Upper-case `NPM_CONFIG_*` is a person's own setting and stays.
 */
export const withoutNpm = (env = process.env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_') || keeps.test(name)))

/** The environment of a task: the pinned tools come before the machine's own. */
export const taskEnvironment = (root, env = process.env) => {
  const bin = join(root, 'node_modules', '.bin')
  return { ...withoutNpm(env), PATH: [bin, env.PATH ?? ''].join(delimiter) }
}
