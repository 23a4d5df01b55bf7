/** The server for a program that runs it in its own process, as tests do with one after another. */
export { readSettings } from './foundation/settings.ts'
export { startServer, type Server } from './server.ts'
