import type { Vocabulary } from './entry.ts'

/** How people speak of vehicles, of the feeds that they come in, and of what is offered on them. */
export const ofFeeds: Vocabulary = {
  feedVehicles: {
    rows: 'car in the feed|cars in the feed|cars|car|inventory|vehicles in stock|in stock|stock|on the lot|lot|feed vehicle|units in the feed|vehicle in the feed|feed|vins|vehicle count|inventory count|stock level|stock levels|listed vehicles|listed cars',
    columns: {
      days: 'days on the lot|days in inventory|aged|age|sitting|days old|days on lot|how long in stock|how long on the lot|time on the lot',
      mileage: 'mileage|odometer',
      price: 'priced|sticker|asking price|list price|prices',
      mistakes: 'errors|feed errors',
      stock: 'stock number|stock numbers|stock no',
      color: 'colour|colors',
      bodyStyle: 'body type|body|body styles',
      doubts: 'doubtful|suspicious',
      firstSeen: 'came in|first in the feed|arrived',
    },
    choices: {
      look: {
        'Without a price':
          'without a price|without price|no price|missing a price|missing price|unpriced|missing prices|without prices|priceless|price missing|prices missing|no prices',
        'Without a picture':
          'without a picture|without pictures|no picture|no pictures|without photos|no photos|no photo|without a photo|without images|no images|missing photos|missing pictures|missing images|without image|without an image|picture missing|pictures missing|photo missing|photos missing|no image|unphotographed',
        'With mistakes':
          'with mistakes|with errors|with problems|broken|wrong|with a mistake|faulty|invalid|incomplete|with feed errors',
        'Over 60 days': 'older than 60 days|more than 60 days|60 days old|over 60 days old|aged 60 days',
        'Over 90 days':
          'older than 90 days|more than 90 days|90 days old|over 90 days old|aged 90 days|aged|aged units',
        'With doubts': 'doubtful|suspicious|odd|questionable',
      },
      condition: {
        New: 'new|brand new|new cars|new vehicles|new units',
        Used: 'used|pre owned|preowned|used cars|used vehicles|used units|second hand|pre-owned cars',
        Certified: 'certified|cpo|certified pre owned|certified pre-owned|certified cars|cpos',
      },
    },
  },
  feedChanges: {
    rows: 'feed change|feed changes|changes in the feed|inventory change|inventory changes|cars that came and went|cars marked down|cars repriced|cars that dropped in price|cars dropped in price|cars reduced|cars cut in price|cars that changed price|marked down cars|price drops on cars|price changes on cars|new arrivals|arrivals|cars added|vehicles added|cars removed|vehicles removed|cars that left|cars that came in|price moves|inventory moves|moves in the feed',
    choices: {
      kind: {
        Came: 'came in|arrived|added|new in the feed|new arrivals|arrivals|came|entered|cars that came in',
        Gone: 'gone|sold|removed|left the feed|disappeared|dropped out|left|vanished|dropped off|cars that left|taken down',
        'Priced anew':
          'price change|price changes|price drop|price drops|changed price|marked down|repriced|price cuts|cut in price|dropped in price|reduced|price reductions|marked up|price increases',
      },
    },
    columns: { after: 'new price|price now', before: 'old price|was priced' },
    telling: { kind: ['Priced anew'] },
  },
  vehicleFeeds: {
    rows: 'feed|feeds|inventory feed|inventory feeds|vehicle feed|feed status|feed of vehicles|feeds of vehicles|inventory file|inventory files|stock feed|stock feeds|feed url|car feed|car feeds',
    columns: {
      readAt: 'last read|last pulled|last synced',
      vehicles: 'number of vehicles|cars in it|how many cars|number of cars|cars|car count|vehicle count',
      goodAt: 'last good copy|good copy|copy from|how old is the copy',
      rhythm: 'how often|schedule|read how often',
      message: 'error message|what is wrong|what went wrong|error',
      url: 'feed address|url',
      storeCode: 'code of the store',
    },
    choices: {
      state: {
        'Last Good Copy':
          'not updating|stale|outdated|failing|broken|failed|fail|fails|down|not working|not refreshing|not running|did not run|old copy|stuck|out of date|behind|in trouble',
        'In Order': 'working|fine|healthy|up to date|running|ok|current',
        'Never Read Well': 'never worked|never read|never came in|never ran|never imported',
        'Not Read Yet': 'not read yet',
      },
      rhythm: {
        'Every Night': 'nightly|every night|once a day|daily',
        'Every Six Hours': 'every six hours|every 6 hours|four times a day',
        'By Hand': 'by hand|manually|manual|uploaded',
      },
    },
    weak: {
      readAt:
        'last updated|updated|ran|last ran|ran last|last run|refreshed|last refreshed|pulled|synced|imported|last imported|came in|checked',
    },
  },
  inventoryAds: {
    rows: 'vehicle ads|inventory ad|vla|vehicle listing ads|aia|ads for vehicles|vehicle ad|cars not advertised|cars not being advertised|cars without an ad|cars without ads|unadvertised cars|vehicles not advertised|vehicles without an ad|car ads|ads for cars|cars advertised|advertised cars|advertised vehicles|vehicles advertised|dynamic inventory ads|automotive inventory ads|inventory advertising|vla performance|vehicle ad performance',
    columns: {
      age: 'days on the lot|days on lot',
      vehicleLeads: 'leads from vehicle ads',
      perView: 'cost per vdp|cost per vehicle view',
      vdpViews: 'vehicle page views|vdps',
      impressions: 'shown',
      spend: 'spent|cost',
    },
    choices: {
      stock: {
        Advertised: 'advertised|with an ad|running ads',
        'Not advertised': 'not advertised|unadvertised|without an ad|without ads|no ads',
        Gone: 'gone|no longer in stock',
        'No feed': 'without a feed|no feed',
      },
    },
    telling: { stock: ['Not advertised'] },
  },
  clientSalesIncentives: {
    undated: true,
    rows: 'sales incentive|sales incentives|offer|offers|special|specials|incentive|manufacturer offers|oem offer|current offers|lease special|lease specials|finance special|finance specials|finance offer|finance offers|lease offer|lease offers|rebates|apr offer|apr offers|apr special|apr specials|oem incentive|oem incentives|factory incentive|factory incentives|factory offer|factory offers|manufacturer incentive|manufacturer incentives|manufacturer special|manufacturer specials|cash offer|cash offers|program offers',
    columns: {
      endsAt:
        'expire|expires|expiring|run out|good until|ending|ends|end|good through|valid until|valid through|valid till',
      apr: 'interest rate|financing rate',
      amount: 'cash back|payment|monthly payment',
      termMonths: 'term|terms|how many months',
      model: 'models|vehicle|car',
    },
    choices: {
      kind: {
        APR: 'financing|apr|apr offer|apr offers|apr special|apr specials|finance offer|finance offers|finance',
        Lease: 'lease|leases|leasing|lease special|lease specials|lease offer|lease offers',
        Cash: 'cash|cash back|rebate|rebates|cash offer|cash offers|bonus cash',
      },
      state: {
        Running: 'running|current|active|live|valid|good now|on now',
        Coming: 'coming|upcoming|not started yet|starting soon',
        Expired: 'expired|over|ended|no longer valid|out of date',
      },
    },
    weak: {},
  },
}
