import { shellTexts } from '../i18n/shell.de';
import { paths } from '../paths';
import { NavLink, type NavLinkProps } from './NavLink';

/** The way to the own area, in the place of the account's menu until its script is there, and instead of it where it does not come. */
export function AccountLink({ pathname }: Pick<NavLinkProps, 'pathname'>) {
  return (
    <NavLink href={paths.dashboard()} pathname={pathname}>
      {shellTexts.account}
    </NavLink>
  );
}
