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
    rows: 'integration|integrations|connection|connections|data connection|data connections|account connection|account connections|outside account|outside accounts|outside system|outside systems|connected platform|connected platforms|data feed|data feeds|source of figures|sources of figures',
    columns: {
      lastDay:
        'last figures|last data|latest figures|latest data|last day of figures|last day with figures|figures until|data until|how fresh',
      alsoOf: 'shared with|shared|also used by',
      account: 'account',
    },
    choices: {
      platform: {
        'Google Ads': 'google ads|adwords',
        'Microsoft Ads': 'bing ads|bing|microsoft',
        Meta: 'facebook|facebook ads|meta ads',
        'Google Analytics 4': 'ga4|analytics|google analytics',
        'Search Console': 'gsc|google search console',
        'Business Profile': 'gbp|gmb|google business profile',
        'Local Services Ads': 'lsa|local service ads',
        'Display & Video 360': 'dv360|dv 360',
        TikTok: 'tik tok',
        CallRail: 'call tracking',
        ConversionIQ: 'conversion iq',
      },
      state: {
        'No Figures Since':
          'stopped sending figures|stopped sending data|stopped sending|stopped delivering|stopped delivering figures|stopped coming in|stopped reporting|stopped importing|stopped bringing figures|no longer sending|no longer sends|not sending figures|not sending data|not sending anything|went silent|went dark|gone dark|gone silent|silent|dead|dropped off|cut off|no new figures|no figures anymore|lost connection|down',
        'No Figures Yet':
          'no figures yet|never sent figures|never sent anything|never sent data|never sent any|never sent any figures|never sent any data|never brought figures|no data yet|nothing yet|never worked',
        Working: 'sending figures|sending data|connected|healthy|fine|live',
        'Not Read': 'not read|not imported|not pulled',
      },
    },
    telling: { state: ['No Figures Since', 'No Figures Yet'] },
  },
  spendDataSources: {
    rows: 'data source of spend|data sources of spend|source of spend|sources of spend|spend source|spend sources|where spend comes from|where the spend comes from|where spend data comes from|spend import source|spend import sources',
    columns: { automatic: 'automatic|automatically|by itself|by themselves|imported by itself' },
  },
  scripts: {
    rows: 'tracking script|tag script|tracking code|pixel|pixels|tracking pixel|tracking pixels|snippet|snippets|code snippet|code snippets|tracking scripts|tracking codes|tag scripts|js snippet',
    columns: { body: 'code', url: 'address' },
  },
  emailAnalytics: {
    rows: 'mail sent|mails|mails sent|emails sent|email deliveries|outgoing mail|email delivery|messages sent|mail delivery|bounced emails|emails bounced|mail statistics|email statistics|mail stats|email stats|e mail analytics|mail analytics|email performance|email reach|emails the portal sent|emails from the portal|portal emails|mails from the portal|report emails|scheduled report emails|sent mails|sent emails|mails we sent|emails we sent|email bounce rate',
    columns: {
      bounced:
        'bounces|bounce|undeliverable|emails bounce|emails bounced|bounced emails|mails bounce|mails bounced|email bounces',
      failed: 'not sent|failures|failed email|failed emails|emails failed',
      opened: 'opens|open|opened emails|emails opened|mails opened|read',
      clicked: 'clicks in mails|clicked emails|click',
      complained: 'spam complaints|complaints',
      recipients: 'recipient|addressees',
      delivered: 'got through|arrived|delivered emails|emails delivered',
      waiting: 'queued|in the queue',
      again: 'resent|sent again',
      kept: 'suppressed|held back',
      messages: 'mail count|number of mails|number of emails',
      category: 'kind of mail|kind of email|type of email',
    },
    choices: {
      category: {
        'Password reset': 'password resets|reset mails|reset emails',
        Invitation: 'invitations|invites|invite emails',
        'Scheduled report':
          'scheduled reports|report emails|report mails|reports by email|emailed reports|scheduled report emails',
        'Guest access': 'guest access emails|guest link emails',
        'Activity report': 'activity reports',
        'Form to fill in': 'forms to fill in|form emails|form requests',
        'Recovery code': 'recovery codes',
        'Two-factor authentication': 'two factor codes|2fa codes',
        'Impersonation alert': 'impersonation alerts',
        'Password changed': 'password changes',
      },
    },
    telling: { category: ['Password reset'] },
  },
}
