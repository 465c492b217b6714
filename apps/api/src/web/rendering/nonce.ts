/** What tells the browser's code the nonce of its style elements, where libraries look for it; it is base64, which HTML reads as it is. */
export const nonceTag = (nonce: string): string => `<meta property="csp-nonce" nonce="${nonce}">`;
