/** Where the chat's answers come from, where that is not the portal itself. */
export type ChatSourceSettings =
  | {
      readonly kind: 'webhook'
      readonly url: string
      /** Milliseconds for which nothing may come. */
      readonly patience: number
    }
  | {
      readonly kind: 'model'
      /** Without a slash at its end. */
      readonly baseUrl: string
      readonly apiKey: string | null
      readonly model: string
      readonly patience: number
    }
