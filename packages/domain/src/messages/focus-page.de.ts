/** What is said of a focus page that cannot be shown (CF17, CF18). */
export const focusPageMessages = {
  forbidden: 'Zugriff verweigert (403): Sie haben keine Berechtigung, diese Fokusseite anzuzeigen.',
  notFound: (slug: string): string => `Fokusseite nicht gefunden (404): ${slug}`,
} as const;
