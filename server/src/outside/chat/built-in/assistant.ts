import type { ChatSource } from '../port.ts'

/** The assistant that comes with the portal: it answers from the portal's own data, with the rights of whoever asks. */
export class BuiltInAssistant implements ChatSource {
  readonly name = 'built-in'

  async ask(): Promise<AsyncIterable<string>> {
    return apology()
  }
}

async function* apology(): AsyncGenerator<string, void, undefined> {
  yield 'I cannot answer questions about the portal yet.'
}
