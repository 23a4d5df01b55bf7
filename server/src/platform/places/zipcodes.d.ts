declare module 'zipcodes' {
  interface ZipCode {
    readonly zip: string
    readonly latitude: number
    readonly longitude: number
    readonly city: string
    readonly state: string
    readonly country: string
  }
  const zipcodes: {
    lookup(zip: string): ZipCode | undefined
    lookupByName(city: string, state: string): readonly ZipCode[]
    readonly codes: Readonly<Record<string, ZipCode>>
  }
  export default zipcodes
}
