import { Avatar, Icon, Skeleton, type Loadable } from '@stellwerk/design-system';
import type { UserProfile } from '@stellwerk/domain';
import { ChevronDown, CircleUserRound } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { accountMenuTexts as texts } from '../i18n/account-menu.de';
import { AccountEntries, type AccountEntriesProps, nameOf } from './AccountEntries';

export interface AccountMenuProps extends AccountEntriesProps {
  /**
   * Whether it is inside an open menu, as on a phone: then only the entries without a button.
   * @default false
   */
  readonly inMenu?: boolean;
  /** Called when the menu is first opened, to load its data. @default nothing */
  readonly onOpen?: () => void;
}

function Face({ profile }: { readonly profile: Loadable<UserProfile> }) {
  if (profile.state === 'loading') return <Skeleton width={32} height={32} className="sw:flex-none sw:rounded-full" />;
  if (profile.state === 'failed') return <Icon as={CircleUserRound} size={32} />;
  return <Avatar name={nameOf(profile.data)} src={profile.data.avatarUrl} size={32} />;
}

/**
 * Below the button and aligned to its right edge; below the header in browsers without anchor
 * positioning.
 */
const place =
  'sw:absolute sw:top-18 sw:right-5 sw:bottom-auto sw:left-auto sw:m-0 sw:max-h-[calc(100dvh-88px)] sw:supports-[position-area:end]:inset-auto sw:supports-[position-area:end]:[position-area:block-end_span-inline-start]';

/**
 * Closes the open menu when one of its links is followed; the button keeps the focus until the next
 * page takes it.
 */
function closeOnFollow({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a') !== null) currentTarget.hidePopover();
}

/**
 * The logged-in person, in the headers of both areas: a button with picture and name that opens the
 * entries. The native popover closes it on Escape and on a click outside, and returns the focus
 * (decision 0070).
 */
export function AccountMenu({ inMenu = false, onOpen, ...entries }: AccountMenuProps) {
  const [opened, setOpened] = useState(false);
  const { profile } = entries;
  if (inMenu) return <AccountEntries {...entries} />;
  const name = profile.state === 'ready' ? nameOf(profile.data) : undefined;
  return (
    <>
      <button
        type="button"
        // Back navigation restores the focus by this name.
        id="konto"
        popoverTarget="konto-menue"
        className="sw:inline-flex sw:min-h-11 sw:items-center sw:gap-2 sw:rounded-1 sw:text-sm sw:font-medium"
      >
        <span className="sw:sr-only">{name === undefined ? texts.account : texts.of(name)}</span>
        {/* The initials and the name beside them are part of the label above. */}
        <span aria-hidden="true" className="sw:contents">
          <Face profile={profile} />
        </span>
        {name !== undefined && (
          <span aria-hidden="true" className="sw:hidden sw:max-w-40 sw:truncate sw:lg:block">
            {name}
          </span>
        )}
        <Icon as={ChevronDown} size={16} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are clicked */}
      <div
        id="konto-menue"
        popover="auto"
        onBeforeToggle={() => {
          if (!opened) onOpen?.();
          // It stays mounted: removing it while it closes would lose the focus.
          setOpened(true);
        }}
        // React bubbles the event to the surrounding header menu, which has not been opened by it.
        onToggle={(event) => event.stopPropagation()}
        onClick={closeOnFollow}
        className={`sw-popup sw-rise sw:w-72 sw:text-ink sw:[&_:focus-visible]:outline-(--sw-color-focus) ${place}`}
      >
        {opened && <AccountEntries {...entries} />}
      </div>
    </>
  );
}
