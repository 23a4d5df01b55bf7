import { expect, test } from 'vitest'
import { taskEnvironment } from '../../scripts/environment.mjs'

test('a task inherits the way to the registry from npm, and nothing else of npm', () => {
  const env = taskEnvironment('/house', {
    PATH: '/usr/bin',
    HOME: '/home/me',
    npm_lifecycle_event: 'test',
    npm_config_user_agent: 'npm',
    npm_config_local_prefix: '/house',
    npm_config_registry: 'https://mirror.example/',
    NPM_CONFIG_CACHE: '/cache',
  })
  expect(env).toEqual({
    PATH: '/house/node_modules/.bin:/usr/bin',
    HOME: '/home/me',
    npm_config_registry: 'https://mirror.example/',
    NPM_CONFIG_CACHE: '/cache',
  })
})
