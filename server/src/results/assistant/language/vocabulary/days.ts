/**
 * What people say of a day, by the name that the contract has for it: nobody
 * asks for `Until`, but for what expires.
 */
const said: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:ends?|ended|expires?|until)(?:At|Date|Day)?$/,
    'end|ends|ending|ended|expire|expires|expired|expiring|run out|runs out|running out|lapse|lapses|lapsed|lapsing|end date|expiration|expiration date|expiry|expiry date',
  ],
  [
    /^(?:starts?|started|begins?)(?:At|Date|Day)?$/,
    'start|starts|starting|started|begin|begins|beginning|began|start date|kick off|kicks off',
  ],
  [/^(?:due|deadline)(?:At|Date|Day)?$/, 'due|due date|deadline'],
  [/^created(?:At)?$/, 'created|opened|filed|submitted'],
  [/^received(?:At)?$/, 'received|came in|arrived|come in'],
  [/^scheduled(?:At)?$/, 'scheduled|booked for|set for|takes place|taking place'],
  [/^reached(?:At)?$/, 'reached|achieved'],
  [/^found(?:At)?$/, 'found|detected|discovered'],
  [/^fixed(?:At)?$/, 'fixed|resolved'],
  [/^done(?:At)?$/, 'done|finished|completed'],
  [/^updated(?:At)?$/, 'updated|last updated'],
  [/^(?:noted|written)(?:At)?$/, 'noted|written|wrote|taken'],
  [/^proposed(?:At)?$/, 'proposed'],
  [/^joined(?:At)?$/, 'joined'],
  [/^sold(?:At)?$/, 'sold'],
  [/^launch(?:es|ed)?(?:At)?$/, 'launch|launches|launched|launching|goes live|went live|going live'],
  [/^held(?:At)?$/, 'held|took place'],
]

/** What people say of a day besides its label. */
export const wordsOfDay = (id: string): readonly string[] =>
  said.flatMap(([pattern, words]) => (pattern.test(id) ? words.split('|') : []))
