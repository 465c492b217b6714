import { de } from '../i18n/de';

/**
 * A railway switch between 'Sie' and 'Ihr Kontakt', set once the link exists. Decorative; the text
 * of the dialog has the same meaning.
 */
export function PassOnDrawing({ set }: { set: boolean }) {
  const [green, grey] = ['var(--sw-color-signal)', 'var(--sw-color-line-strong)'];
  const route = (on: boolean) => ({ stroke: on ? green : grey, strokeWidth: on ? 3 : 2, fill: 'none' });
  const node = (on: boolean) => ({ r: 6, stroke: on ? green : grey, strokeWidth: 2, fill: on ? green : 'var(--sw-color-sunken)' });
  return (
    <svg viewBox="0 0 400 72" aria-hidden="true" className="sw:w-full sw:rounded-1 sw:bg-sunken sw:text-sm">
      <path d={set ? 'M196 52h48' : 'M0 52h244'} {...route(!set)} />
      <path d={set ? 'M0 52h180l30-30h34' : 'M184 48l26-26h34'} {...route(set)} />
      <circle cx="250" cy="22" {...node(set)} />
      <circle cx="250" cy="52" {...node(!set)} />
      <text x="268" y="27" fill="currentColor">
        {de.referral.contact}
      </text>
      <text x="268" y="57" fill="currentColor">
        {de.referral.you}
      </text>
    </svg>
  );
}
