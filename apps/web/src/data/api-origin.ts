/**
 * Origin of the API, which the server writes into the page where it differs from the page's (AU19, O57).
 * @returns '' for the page's own origin
 */
export function apiOrigin(): string {
  return typeof document === 'undefined' ? '' : (document.querySelector('meta[name="api-origin"]')?.getAttribute('content') ?? '');
}
