/** The hash, and so the name, of the file that says which files each widget is made of (widgets/build/manifest.js). */
declare module 'virtual:widgets' {
  const index: string
  export default index
  /** The file that every widget begins with, as the index would name it. */
  export const base: string
}
