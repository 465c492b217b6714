/** What tells the browser's code where people write; an address that the settings accept holds no sign that HTML reads. */
export const supportTag = (email: string): string => `<meta name="support-email" content="${email}">`;
