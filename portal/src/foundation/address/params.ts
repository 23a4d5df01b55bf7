import { createContext, useContext } from 'react'

/** The parameters of the route that is shown. */
export const ParamsContext = createContext<Readonly<Record<string, string>>>({})

/** One parameter of the path, or empty text where the route has none of that name. */
export const useParam = (name: string): string => useContext(ParamsContext)[name] ?? ''
