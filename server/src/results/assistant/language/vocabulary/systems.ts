import type { Vocabulary } from './entry.ts'

/** How people speak of systems outside, of what they bring, and of mail. */
export const ofSystems: Vocabulary = {
  clientIntegrations: {
    rows: 'connected account|connected accounts|connection|connections|connected system|connected systems|linked account|linked accounts|platform id|platform ids|account id|account ids|customer id|customer ids|ad account id|ad account ids|ad account|ad accounts|advertiser id|advertiser ids|property id|property ids|profile id|profile ids|act id|account identifiers|integration id|integration ids|hooked up|linked systems|linked system',
    columns: { identifier: 'account number|id|number|account no', account: 'name of the account|called' },
    choices: {
      platform: {
        'Google Analytics 4': 'ga4|analytics|google analytics|ga4 property|analytics property|ga 4|ga',
        'Business Profile': 'gbp|gmb|google business profile|google my business',
        'Search Console': 'gsc|google search console',
        CallRail: 'call tracking|callrail|call rail',
        'Microsoft Ads': 'bing ads|microsoft|bing|microsoft advertising',
        Meta: 'facebook|meta ads|facebook ads|facebook id|act id',
        'Google Ads': 'google ads|adwords',
        'Local Services Ads': 'lsa|local services|local service ads|lsas',
        'Display & Video 360': 'dv360|dv 360|dbm|display video 360',
        TikTok: 'tik tok',
        ConversionIQ: 'conversion iq|ciq',
      },
    },
  },
  clientAccounts: {
    rows: 'outside id|outside ids|ids at outside systems|outside system|outside systems|external id|external ids|external account|external accounts|account linked twice|which accounts are read|figures by account|data source of a client|integration|integrations|connection|connections|data connection|data connections|account connection|account connections|outside account|outside accounts|connected platform|connected platforms|data feed|data feeds|source of figures|sources of figures',
    weak: {
      lastDay: 'last figures|figures through|data until|data through|last data|last synced|last read',
      alsoOf: 'shared with|used twice|also used by|same id as|duplicate of|at another client too',
    },
    some: { alsoOf: 'shared|used by another client|used twice|at two clients|duplicated|double|doubled' },
    choices: {
      state: {
        Working:
          'fine|ok|healthy|coming in|syncing|synced|connected|up|alive|sending figures|sending data|live',
        'No Figures Since':
          'broken|stopped|disconnected|not syncing|no longer syncing|went dead|dried up|gone silent|died|dropped out|lost connection|no data since|stopped sending figures|stopped sending data|stopped sending|stopped delivering|stopped delivering figures|stopped coming in|stopped reporting|stopped importing|stopped bringing figures|no longer sending|no longer sends|not sending figures|not sending data|not sending anything|went silent|went dark|gone dark|silent|dead|dropped off|cut off|no new figures|no figures anymore|down',
        'No Figures Yet':
          'no data yet|never had data|never came in|nothing yet|empty|waiting for data|no figures yet|never sent figures|never sent anything|never sent data|never sent any|never sent any figures|never sent any data|never brought figures|never worked',
        'Not Read': 'not connected|not pulled|not imported|ignored|unread|not read',
      },
      platform: {
        'Google Ads': 'adwords|google ad account|google ads',
        'Google Analytics 4': 'ga4|analytics|google analytics',
        'Business Profile': 'gbp|gmb|google business profile|google my business',
        'Search Console': 'gsc|google search console',
        CallRail: 'call tracking',
        'Microsoft Ads': 'bing ads|bing|microsoft',
        Meta: 'facebook|meta ads|facebook ads',
        'Local Services Ads': 'lsa|lsas|local service ads',
        'Display & Video 360': 'dv360|dv 360',
        TikTok: 'tik tok',
        ConversionIQ: 'conversion iq',
      },
    },
    columns: {
      lastDay:
        'last figures|last data|latest figures|latest data|last day of figures|last day with figures|figures until|data until|how fresh',
      alsoOf: 'shared with|shared|also used by',
      account: 'account',
    },
    telling: { state: ['No Figures Since', 'No Figures Yet'] },
  },
  spendDataSources: {
    rows: 'data source of spend|data sources of spend|source of spend|sources of spend|spend source|spend sources|where spend comes from|where the spend comes from|where spend data comes from|spend import source|spend import sources',
    columns: { automatic: 'automatic|automatically|by itself|by themselves|imported by itself' },
  },
}
