import { shellTexts } from '../i18n/shell.de';
import { paths } from '../paths';
import { NavLink, type NavLinkProps } from './NavLink';

/** Link to the account area, replaced by the account menu once its script has loaded. */
export function AccountLink({ pathname }: Pick<NavLinkProps, 'pathname'>) {
  return (
    <NavLink href={paths.dashboard()} pathname={pathname}>
      {shellTexts.account}
    </NavLink>
  );
}
