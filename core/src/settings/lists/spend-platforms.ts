import type { Platform } from '../../money/services/channels.ts'

/** As daily figures call the platform of a spend data source; the others are told apart by no file. */
export const platformOfSource: Readonly<Record<string, Platform>> = {
  'Google Ads': 'google-ads',
  'Microsoft Ads': 'microsoft-ads',
  Meta: 'meta-ads',
  LinkedIn: 'linkedin-ads',
  TikTok: 'tiktok-ads',
  'Display & Video 360': 'dv360',
}
