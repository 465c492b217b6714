/** The tag that gives the browser's code the support address; an address that the settings accept contains no character with a meaning in HTML. */
export const supportTag = (email: string): string => `<meta name="support-email" content="${email}">`;
