/**
 * The document of a mail for an iframe: of its styles, only the style sheet is allowed, by its hash in the policy of every page
 * (decision 0103). Its links are disabled: their secrets are hidden, and a click
 * would replace the mail by an error page.
 */
const shown = (html: string): string =>
  html
    .replaceAll(/ (?:style|href)="[^"]*"/g, '')
    // The mail's attached logo is replaced by that of the page.
    .replaceAll(/ src="cid:[^"]*"/g, ' src="/apple-touch-icon.png"');

/** The HTML of a mail in a sandboxed iframe without scripts and navigation. */
export function MailFrame({ title, html }: { readonly title: string; readonly html: string }) {
  return (
    <iframe title={title} sandbox="" srcDoc={shown(html)} className="sw:block sw:h-120 sw:w-full sw:border sw:border-line sw:bg-surface" />
  );
}
