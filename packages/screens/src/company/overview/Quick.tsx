import { Icon, LinkButton, Section, useRenderLink } from '@stellwerk/design-system';
import { hasRight, type TeamRole } from '@stellwerk/domain';
import { ArrowRight, Building2, ChevronRight, FilePlus2, Mail, PanelsTopLeft, UserPlus } from 'lucide-react';
import { overviewTexts } from '../../i18n/company/overview.de';
import { part } from './part';
import type { SignalState } from './signal';
import type { OverviewLinks } from './types';

const texts = overviewTexts;

/** The company's most frequent actions (CD38), as far as the role permits (O89). */
export function Quick({ links, teamRole }: { readonly links: OverviewLinks; readonly teamRole: TeamRole | null }) {
  const render = useRenderLink();
  const items = [
    { right: 'manageJobs', href: links.createJob, icon: FilePlus2, label: texts.quick.createJob },
    { right: 'manageTeam', href: links.invite, icon: UserPlus, label: texts.quick.invite },
    { right: 'manageMessages', href: links.newMessage, icon: Mail, label: texts.quick.message },
    { right: 'manageFocusPages', href: links.createFocusPage, icon: PanelsTopLeft, label: texts.quick.focus },
    { right: 'manageCompany', href: links.profile, icon: Building2, label: texts.quick.profile },
  ] as const;
  const offered = items.filter(({ right }) => hasRight(teamRole, right));
  if (offered.length === 0) return null;
  return (
    <Section {...part} title={texts.quick.title}>
      <ul>
        {offered.map(({ href, icon, label }) => (
          <li key={href} className="sw:not-last:border-b sw:border-line">
            {render({
              href,
              className: 'sw:flex sw:min-h-11 sw:items-center sw:gap-3 sw:text-sm sw:font-medium sw:hover:bg-surface',
              children: (
                <>
                  <Icon as={icon} className="sw:text-ink-2" />
                  {label}
                  <Icon as={ChevronRight} size={16} className="sw:ms-auto sw:text-ink-3" />
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A railway signal: green while there is a next step, dark otherwise. */
export function Signal({ title, text, action }: SignalState) {
  return (
    <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-4 sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:px-5 sw:py-4">
      <svg viewBox="0 0 24 48" width="24" height="48" aria-hidden="true" className="sw:flex-none sw:forced-color-adjust-none">
        <rect x=".5" y=".5" width="23" height="47" rx="11.5" fill="var(--sw-color-band)" stroke="var(--sw-color-line-strong)" />
        <circle cx="12" cy="12.5" r="5" fill="none" stroke="var(--sw-color-band-control)" strokeWidth="1.5" />
        {action ? (
          <>
            <circle cx="12" cy="34.5" r="9" fill="var(--sw-color-band-signal)" opacity=".25" />
            <circle cx="12" cy="34.5" r="5.5" fill="var(--sw-color-band-signal)" />
          </>
        ) : (
          <circle cx="12" cy="34.5" r="5" fill="none" stroke="var(--sw-color-band-control)" strokeWidth="1.5" />
        )}
      </svg>
      <div className="sw:min-w-0 sw:flex-1">
        <h2 className="sw:text-lg sw:font-semibold">{title}</h2>
        <p className="sw:text-sm sw:text-ink-2">{text}</p>
      </div>
      {action && (
        <LinkButton variant="primary" size="sm" href={action.href} className="sw:max-sm:w-full">
          {action.label}
          <Icon as={ArrowRight} size={16} />
        </LinkButton>
      )}
    </div>
  );
}
