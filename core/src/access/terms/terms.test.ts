import { expect, it } from 'vitest'
import { termsBlocks } from './terms.ts'

it('a text of terms is headings, paragraphs and lists', () => {
  expect(
    termsBlocks(
      '# Use\r\nThe portal is\nfor clients.\n\nNot for:\n- resale\n- scraping,\n  ever\n## Ending\nSoon.',
    ),
  ).toEqual([
    { is: 'heading', text: 'Use' },
    { is: 'paragraph', text: 'The portal is for clients.' },
    { is: 'paragraph', text: 'Not for:' },
    { is: 'list', points: ['resale', 'scraping, ever'] },
    { is: 'heading', text: 'Ending' },
    { is: 'paragraph', text: 'Soon.' },
  ])
  expect(termsBlocks(' \n ')).toEqual([])
})
