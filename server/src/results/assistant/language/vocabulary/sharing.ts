import type { Vocabulary } from './entry.ts'

/** How people speak of what is shown to clients, and of what comes back from them. */
export const ofSharing: Vocabulary = {
  guestLinks: {
    rows: 'share link|share links|shared link|shared links|shared report link|shared report links|outside link|outside links|public link|public links|link without a login|links without a login|link to a report|links to reports',
    columns: {
      uses: 'opens|clicks|how often it was opened|visits|views',
      createdBy: 'shared by|sent by|handed out by|gave out',
      expiresAt: 'good until|valid until|stops working|dies|die|goes dead|run out|runs out|lapses',
      note: 'for whom|meant for',
    },
    besideTime: { expiresAt: 'ran out|run out|timed out|lapsed|stopped working' },
    choices: {
      state: {
        open: 'usable|not expired|unexpired|not revoked|alive',
        'used up': 'no opens left|spent|exhausted',
        expired: 'dead|ran out|timed out|lapsed|stopped working|too old',
        revoked:
          'pulled|withdrawn|taken back|killed|shut off|switched off|disabled|turned off|canceled|cancelled|blocked',
      },
    },
  },
  formAnswers: {
    rows: 'filled in form|filled in forms|filled out form|filled out forms|completed form|completed forms|survey answer|survey answers|survey response|survey responses|survey result|survey results|submitted form|submitted forms|form result|form results|feedback we got|questionnaire answer|questionnaire answers',
    weak: {
      at: 'came in|returned|sent back|completed',
      became: 'turned into|led to|what came of it',
    },
  },
  scripts: {
    rows: 'tracking script|tag script|tracking code|code snippet|code snippets|snippet|snippets|pixel|pixels|tracking pixel|tracking pixels|embed code|embed codes|tag on the site|tags on the site|javascript|gtm tag|gtm tags|tracking scripts|tracking codes|tag scripts|js snippet',
    columns: { url: 'page|where it runs|on which page|runs on|address', body: 'code|the code|content' },
  },
}
