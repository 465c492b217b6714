/** What belongs to a person or a company, and the calls; pictures of public pages are to be found. */
const CLOSED = ['/api/', '/admin', '/applications', '/dashboard', '/invitations/', '/jobs/preview/', '/jobs/view/', '/company/*/'];

/** What crawlers shall ask for and where the sitemap is (O92). */
export function robots(origin: string): string {
  const lines = ['User-agent: *', 'Allow: /api/media/', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`];
  return `${lines.join('\n')}\n`;
}
