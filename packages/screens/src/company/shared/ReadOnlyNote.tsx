import { Banner } from '@stellwerk/design-system';
import { rolesWith, teamRoleLabels, type Right } from '@stellwerk/domain';
import { sharedTexts } from '../../i18n/company/shared.de';

const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** Note above read-only content that says who can change it (O89). */
export function ReadOnlyNote({ right }: { readonly right: Right }) {
  return <Banner className="sw:mb-6">{sharedTexts.readOnly(list.format(rolesWith(right).map((role) => teamRoleLabels[role])))}</Banner>;
}
