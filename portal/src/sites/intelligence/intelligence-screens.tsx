/** Screens of site intelligence in one file for the browser: each more is named in what everybody loads first. */
export { ClientSettingsTab } from './client-settings-tab.tsx'
export { SiteContactScreen } from './contact-screen.tsx'
