import type { Vocabulary } from './entry.ts'

/** How people speak of what is shown to clients, and of what comes back from them. */
export const ofSharing: Vocabulary = {
  proofs: {
    rows: 'creative proof|creative to review|creatives to review|ad to approve|ads to approve|ad for approval|ads for approval|artwork|artwork to approve|creative for approval|creatives for approval|creative out for approval|ad copy to approve|banner to approve',
    columns: {
      openPins: 'pins|open pins|remarks|open remarks|markups|mark ups|notes on it|feedback',
      decidedBy: 'signed off by|okayed by|signed off on by|rejected by|who okayed',
      daysWaiting: 'days outstanding|waiting the longest|how long it sits|days pending',
      createdAt: 'sent for approval|sent over|put up|posted',
    },
    choices: {
      state: {
        Waiting:
          'out for approval|awaiting approval|unanswered|not answered|no answer|no response|sitting with the client|sitting with the store|sitting there|with the client|with the dealer|hanging|outstanding|not decided|not signed off|waiting on the client|waiting on the store',
        Approved: 'okd|cleared|passed|said yes to',
        'Changes asked':
          'turned down|kicked back|bounced back|needs changes|need changes|to be changed|to rework|needs rework|came back|marked up',
      },
    },
  },
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
    rows: 'tracking script|tag script|tracking code|code snippet|code snippets|snippet|snippets|pixel|pixels|tracking pixel|tracking pixels|embed code|embed codes|tag on the site|tags on the site|javascript|gtm tag|gtm tags',
    columns: { url: 'page|where it runs|on which page|runs on', body: 'code|the code|content' },
  },
  adPreviews: {
    rows: 'ad preview|preview|previews|ad mockup|mockup|mock up|ad mock up|facebook preview|facebook previews|ad comp|ad comps|mocked up ad|mocked up ads',
    columns: {
      headline: 'title|top line',
      callToAction: 'call to action|cta|button text',
      pageName: 'facebook page',
      isOpen: 'open to anyone|shared|public|visible to anyone',
    },
    weak: { link: 'landing page|destination|goes to|click goes to' },
    choices: { isOpen: { No: 'private|not shared|closed' } },
  },
  creativePreviews: {
    rows: 'creative preview|creative previews|programmatic preview|programmatic previews|banner preview|banner previews|display preview|display previews|preview of a banner|previews of banners|html5 preview|html5 previews|creative set preview',
    columns: { fileName: 'creatives|file|files|banner|banners' },
    weak: {
      expiresOn: 'expire|expires|expiring|expired|run out|closes|close|open until|good until|works until',
      runsFrom: 'start|starts|starting|starts running|goes live|flight start|flight starts',
      runsUntil: 'stops running|flight end|flight ends|last day|ends running',
    },
  },
  dashboardLinks: { rows: 'looker dashboard|external dashboard|data studio|looker' },
}
