/**
 * Stands in for `@tiptap/extension-link` in the bundles. The starter kit
 * imports it although it is turned off there, and with it a link finder of
 * 17 KB; links of ours are in `link.ts`.
 */
export const Link = undefined
