/** Whether a form of a page without scripts sent this: the browser wants a page, and scripts of ours ask for JSON. */
export const isPlainForm = (request: Request): boolean => request.headers.get('accept')?.includes('text/html') === true;

/** Leads the browser on by GET, so that a reload sends nothing a second time. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
