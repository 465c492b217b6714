/** A mail without what its links open: of each address only where it leads stays, whatever the path or the query held. */
export const withoutLinks = (text: string): string => text.replace(/(https?:\/\/[^\s/"'<>?#]+)[^\s"'<>]*/g, '$1/…');
