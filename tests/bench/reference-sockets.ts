import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/** The least that realtime connections could cost: bare sockets, and a loop that sends one message to each. */
const server = createServer((_, response) => {
  for (const socket of sockets.clients) socket.send('42["notified"]')
  response.end()
})
const sockets = new WebSocketServer({ server, perMessageDeflate: false })

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object')
    console.log(`Listening on http://127.0.0.1:${address.port}`)
})
process.on('SIGTERM', () => process.exit(0))
