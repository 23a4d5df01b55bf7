import { keywordIdeas } from '@portal/core/sites/keywords/ideas'
import { ms, type Figure } from '../figure.ts'
import { percentile } from '../rounds.ts'

const rounds = 400

/** Ideas for a seed from the vocabulary of the trade, the seed of a whole client with a dozen vehicles. */
export async function measureKeywords(): Promise<Figure[]> {
  const models = ['Outback', 'Forester', 'Crosstrek', 'Ascent', 'Impreza', 'Legacy']
  const vehicles = models.flatMap((model) => [
    { brand: 'Subaru', model },
    { brand: 'Subaru', model: `${model} Wilderness` },
  ])
  const taken: number[] = []
  let found = 0
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    found = keywordIdeas({
      typed: [`subaru outback ${round}`, 'suv lease'],
      vehicles,
      dealer: 'Subaru of Dayton',
      cities: ['Dayton'],
    }).length
    taken.push(performance.now() - begun)
  }
  return [
    {
      name: 'keyword ideas for a client, without Google',
      on: '',
      ours: ms(percentile(taken, 0.99)),
      reference: '',
      value: percentile(taken, 0.99),
      reach: { atMost: 16 },
      note: `99th percentile of ${rounds}, ${found} ideas; one frame is 16 ms`,
    },
  ]
}
