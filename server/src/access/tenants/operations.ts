import { googleBegin, googleCallback, googleVerify } from '../sign-in/google-sign-in.ts'
import { addSlide, carousel, removeSlide, updateSlide } from './carousel.ts'
import { settings, setSetting } from './settings.ts'

export const tenantOperations = {
  'tenants.settings': settings,
  'tenants.setSetting': setSetting,
  'tenants.carousel': carousel,
  'tenants.addSlide': addSlide,
  'tenants.updateSlide': updateSlide,
  'tenants.removeSlide': removeSlide,
  'tenants.googleBegin': googleBegin,
  'tenants.googleCallback': googleCallback,
  'tenants.googleVerify': googleVerify,
}
