declare module '*.module.css' {
  const classNames: { readonly [name: string]: string }
  export default classNames
}

declare module '*.css' {}
