/**
 * Sends the form that somebody has sent before the page's own code had come. The server's page has kept it until then
 * (apps/api, `http/early-submit.ts`); what was entered still stands in its fields. Does nothing from the second call on.
 */
export function sendEarlySubmit(): void {
  const marks = document.documentElement.dataset;
  const index = marks['submitted'];
  marks['started'] = '';
  delete marks['submitted'];
  if (index !== undefined) document.forms[Number(index)]?.requestSubmit();
}
