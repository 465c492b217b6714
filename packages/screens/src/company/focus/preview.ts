/**
 * Opens a URL in a new tab without an opener; if the browser blocks it, `navigate` opens it here
 * (CF09).
 */
export function openBeside(href: string, navigate: (href: string) => void): void {
  // `noopener` would hide whether opening succeeded.
  const opened = window.open(href, '_blank');
  if (opened === null) navigate(href);
  else opened.opener = null;
}
