import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What was made of the sources is kept between starts; without it a start costs half as much again.
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)))
await import('./serve.ts')
