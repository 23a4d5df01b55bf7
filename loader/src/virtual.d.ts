/** By widget: the entry first, then the chunks it loads with, each with its hash (widgets/build/manifest.js). */
declare module 'virtual:widgets' {
  const widgets: Readonly<Record<string, readonly (readonly [file: string, integrity: string])[]>>
  export default widgets
}
