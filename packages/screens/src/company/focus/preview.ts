/** Opens an address in a new tab that knows nothing of this one; where the browser forbids that, `navigate` opens it here (CF09). */
export function openBeside(href: string, navigate: (href: string) => void): void {
  // `noopener` would hide whether it worked.
  const opened = window.open(href, '_blank');
  if (opened === null) navigate(href);
  else opened.opener = null;
}
