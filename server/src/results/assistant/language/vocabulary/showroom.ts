import type { Vocabulary } from './entry.ts'

/** How people speak of what comes in at the stores of clients, and of what they sell. */
export const ofShowrooms: Vocabulary = {
  clientSales: {
    rows: 'vehicle sales|car sales|sales figures|sales of the store|sales numbers|unit sales|retail units|retail sales|how many cars they sold|cars they moved',
    columns: {
      units:
        'cars sold|units sold|vehicles sold|sold cars|sold units|sold vehicles|cars moved|moved units|retailed|retailed units|trucks sold|volume|sales volume',
      unitsBefore: 'units the year before|units last year|sold a year ago|sold the year before',
      change: 'sales growth|growth in units|up or down on units|year over year in units',
      amount: 'sales revenue|sales dollars',
      leads: 'leads beside sales',
      closeRate:
        'sales to leads|leads to sales|sales per lead|lead to sale rate|conversion of leads to sales|lead to sale',
    },
  },
  sales: {
    columns: {
      count: 'units|number sold|how many sold|units moved',
      saleTypeId: 'type of sale|kind of sale|sale kind',
      amount: 'sale amount|sale price|gross|sold for',
      zip: 'zip|zip code|buyer zip|buyers zip',
      notes: 'sale notes',
    },
  },
  leads: {
    rows: 'inquiry|inquiries|enquiry|enquiries|prospect inquiry|lead that came in|leads that came in|incoming lead|incoming leads|sales lead|sales leads|shopper lead',
    columns: {
      source: 'where from|lead source|came from|came in through|came in from|origin|where they came from',
      leadTypeId: 'kind of lead|type of lead|type|kinds of leads',
      statusId: 'lead status|worked or not|how it stands',
      notes: 'lead notes',
    },
    weak: { receivedAt: 'landed|rolled in|came through|hit the crm|submitted' },
  },
  leadTypes: {
    rows: 'kind of lead|kinds of leads|type of lead|types of leads',
    columns: { kind: 'counts as|counted as' },
  },
  leadStatuses: { rows: 'status of leads|statuses of leads|lead state' },
  saleTypes: { rows: 'kind of sale|kinds of sales|type of sale|types of sales' },
  appointmentTypes: {
    rows: 'kind of appointment|kinds of appointments|type of appointment|types of appointments',
  },
  appointments: {
    rows: 'appt|appts|showroom appointment|showroom visit|test drive appointment|sales appointment|service appointment|appointments set',
    columns: {
      appointmentTypeId: 'type of appointment|kind of appointment|appointment kind',
      source: 'where from|appointment source|came from',
    },
    weak: { scheduledAt: 'set for|on the books for|happening' },
    choices: {
      state: {
        Set: 'set|booked|made|scheduled|not shown|no show|no shows|no showed|did not show|never showed|did not show up',
        Shown: 'showed|showed up|kept|came in|show up|turned up|walked in',
        Sold: 'sold|bought|turned into a sale|turned into sales|closed',
      },
    },
  },
  mysteryShopRequests: {
    rows: 'mystery shop|mystery shops|mystery shopping|secret shop|secret shops|secret shopper|shopped|mystery shopper|mystery shopped|secret shopped|shop request|shop requests|mystery call|mystery calls|shop call|mystery caller',
    columns: {
      responseMinutes:
        'response time|answer time|minutes to answer|took to answer|took to respond|time to respond|respond|how fast they answered|minutes to respond|how fast they responded',
      score: 'shop score|mystery shop score|scored on the shop|graded',
      scenario: 'story|script of the shop|what we asked|cover story',
      channel: 'shopped by|by which channel|way we shopped',
      result: 'outcome|how it went|how did it go|what came out|findings of the shop|turned out',
      scheduledAt: 'shopped on|done on',
    },
    choices: {
      channel: {
        Email: 'by email|emailed',
        Phone: 'by phone|phoned',
        Chat: 'by chat|chatted',
        Showroom: 'in person|walk in|in the showroom',
      },
      state: {
        Requested:
          'requested|open|not started|waiting|asked for|not shopped yet|still to be shopped|to be done',
        'Under Way': 'in progress|running',
        Done: 'finished|completed|came back|back',
        Canceled: 'cancelled',
      },
    },
    weak: {
      responseMinutes:
        'reply time|how quickly they answered|how long they took|how long it took|took to reply|took to get back',
    },
    none: {
      score: 'unscored|not scored|not graded',
      responseMinutes:
        'never answered|never responded|nobody answered|no response|never got back|never called back',
    },
  },
}
