/** Under whose rights every query of the application runs; it owns nothing and cannot step around policies. */
export const applicationRole = 'portal_app'
