import { describe, expect, it } from 'vitest'
import { columnsProblem, matchColumns } from './columns.ts'
import { platformOf } from './metric-platforms.ts'

/** Names of columns as the platforms and the connectors write them. */
const exports = {
  linkedInByCampaign:
    'campaign_id,day,action_clicks,approximate_unique_impressions,clicks,cost_in_local_currency,cost_in_usd,external_website_conversions,impressions,one_click_leads,video_views',
  linkedInByCreative: 'creative_id,day,clicks,impressions,cost_in_usd,company_page_clicks',
  linkedInManager:
    'Start Date (in UTC),Account Name,Currency,Campaign Group Name,Campaign Name,Campaign ID,Campaign Type,Total Spent,Impressions,Clicks,Reach,Conversions,Leads',
  linkedInCampaigns: 'id,last_modified_time,account_id,campaign_group_id,created_time,name,version_tag',
  linkedInAccounts: 'id,last_modified_time,created_time,name,currency,version_tag',
  tikTokHourly:
    'CAMPAIGN_ID,STAT_TIME_HOUR,CPC,VIDEO_PLAY_ACTIONS,IMPRESSIONS,CONVERSION,CLICKS,REACH,CPM,SPEND,LIKES,_FIVETRAN_SYNCED',
  tikTokAccount: 'advertiser_id,stat_time_day,spend,impressions,clicks,reach,conversion',
  tikTokManager:
    'Campaign name,By Day,Cost,CPC (destination),CPM,Impressions,Clicks (destination),Reach,Conversions',
  tikTokCampaigns: 'CAMPAIGN_ID,UPDATED_AT,ADVERTISER_ID,CAMPAIGN_NAME,CAMPAIGN_TYPE,BUDGET,CREATE_TIME',
} as const

const header = (name: keyof typeof exports): readonly string[] => exports[name].split(',')

describe('LinkedIn and TikTok', () => {
  it.each(Object.keys(exports) as (keyof typeof exports)[])('%s is known by its columns', (name) => {
    expect(platformOf(header(name))).toBe(name.startsWith('linkedIn') ? 'linkedin-ads' : 'tiktok-ads')
    expect(columnsProblem('metrics', matchColumns('metrics', header(name)))).toBeNull()
  })

  it.each([
    ['linkedInByCampaign', { day: 'day', cost_in_usd: 'spend', cost_in_local_currency: null }],
    ['linkedInByCreative', { creative_id: 'adId', cost_in_usd: 'spend' }],
    ['linkedInManager', { 'Total Spent': 'spend', 'Campaign Type': null, 'Start Date (in UTC)': 'day' }],
    ['tikTokHourly', { STAT_TIME_HOUR: 'day', SPEND: 'spend', CONVERSION: 'conversions', REACH: null }],
    ['tikTokAccount', { advertiser_id: 'account', stat_time_day: 'day' }],
    ['tikTokManager', { 'By Day': 'day', Cost: 'spend', 'Clicks (destination)': 'clicks' }],
    ['tikTokCampaigns', { CAMPAIGN_NAME: 'campaign', CAMPAIGN_TYPE: null }],
  ] as const)('the columns of %s find their fields', (name, fields) => {
    expect(matchColumns('metrics', header(name))).toMatchObject(fields)
  })
})

describe('the other platforms are still known', () => {
  it.each([
    ['google-ads', 'customer_id,date,clicks,conversions,cost_micros,impressions'],
    ['google-ads', 'Day,Campaign,Campaign type,Impr.,Clicks,Cost'],
    ['google-ads', 'id,updated_at,name,customer_id,advertising_channel_type'],
    ['microsoft-ads', 'date,account_id,campaign_id,device_os,clicks,impressions,spend'],
    ['microsoft-ads', 'id,name,account_id,modified_time,type,time_zone,status'],
    ['microsoft-ads', 'id,name,last_modified_time,time_zone,currency_code'],
    ['meta-ads', 'ad_id,date,account_id,impressions,inline_link_clicks,spend,reach'],
    ['meta-ads', 'id,account_id,name,_fivetran_synced,updated_time'],
    ['meta-ads', 'id,account_id,name,updated_time,created_time'],
    ['meta-ads', 'id,name,_fivetran_synced'],
    ['dv360', 'Date,Advertiser ID,Insertion Order ID,Insertion Order,Impressions,Clicks,Media Cost'],
    ['analytics', 'Date,Session default channel group,Sessions,Total users'],
    ['other', 'Date,Account,Campaign,Impressions,Clicks,Cost'],
  ])('%s by %s', (platform, columns) => {
    expect(platformOf(columns.split(','))).toBe(platform)
  })
})

describe('a file of ids and names that no figures are kept by is refused', () => {
  it.each([
    [
      'ID,NAME,ADDRESS,COMPANY,CONTACTER,COUNTRY,CURRENCY,EMAIL,INDUSTRY,ROLE,STATUS,BALANCE',
      'list of advertisers',
    ],
    ['id,name,company,updated_at', 'list of advertisers'],
    ['id,name', 'nothing says of what'],
    ['id,last_modified_time,account_id,created_time,name', 'groups of campaigns'],
  ])('%s', (columns, reason) => {
    expect(columnsProblem('metrics', matchColumns('metrics', columns.split(',')))).toContain(reason)
  })
})
