import { createHash } from 'node:crypto';

/**
 * Keeps a form that is sent before the page's own code has come, as on a slow line, unless it names an address that answers forms: the
 * browser would send it to the page itself, and all that was typed would be lost. The page sends it as soon as it can (apps/web, `shell/early-submit.ts`).
 */
const SCRIPT = [
  "addEventListener('submit',function(e){",
  'var s=document.documentElement.dataset;',
  "if('started'in s||e.target.getAttribute('method')!=='post'||e.target.hasAttribute('action'))return;",
  'e.preventDefault();e.stopPropagation();',
  's.submitted=[].indexOf.call(document.forms,e.target)',
  '},true)',
].join('');

/** The tag that puts it into a page, before everything that could be sent. */
export const earlySubmitTag = `<script>${SCRIPT}</script>`;

/** The only inline script that the content security policy lets run, by its text (decision 0039). */
export const EARLY_SUBMIT_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
