import { expect, it } from 'vitest'
import { patience } from './mailer.ts'
import { sendMail } from './send-mail.ts'

it('an attempt that goes on is not taken for lost, which would send the message a second time', () => {
  // Files of 25 MB as text of mail, on a line that takes 32 KB a second.
  const slow = (25 * 1024 * 1.37) / 32
  expect(sendMail.limit).toBeGreaterThan(slow)
  expect(sendMail.limit * 1000).toBeGreaterThan(patience.connecting + patience.greeting + patience.silence)
})
