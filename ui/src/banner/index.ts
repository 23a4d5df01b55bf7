export { Banner } from './banner.tsx'
export type { BannerProps, BannerTone } from './banner.tsx'
