/**
 * The document of a mail for an iframe: of its styles, only the style sheet is allowed, by the
 * nonce of this page (decision 0039). Its links are disabled: their secrets are hidden, and a click
 * would replace the mail by an error page.
 */
const shown = (html: string, nonce: string | undefined): string =>
  html
    .replaceAll(/ (?:style|href)="[^"]*"/g, '')
    // The mail's attached logo is replaced by that of the page.
    .replaceAll(/ src="cid:[^"]*"/g, ' src="/apple-touch-icon.png"')
    .replace('<style>', nonce === undefined ? '<style>' : `<style nonce="${nonce}">`);

/** The HTML of a mail in a sandboxed iframe without scripts and navigation. */
export function MailFrame({ title, html, nonce }: { readonly title: string; readonly html: string; readonly nonce: string | undefined }) {
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={shown(html, nonce)}
      className="sw:block sw:h-120 sw:w-full sw:border sw:border-line sw:bg-surface"
    />
  );
}
