import { focusPageMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { focusPageWire, showcasePageWire } from '@stellwerk/domain/fixtures';
import { handlers, idOf, type MockCall } from './call';

const list = (call: MockCall) => {
  const { data } = call.state;
  return data.focusPages
    .filter(({ companyId }) => companyId === idOf(call))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
    .map((page) => focusPageWire(data, page));
};

/** A page by its slug: published for everybody, otherwise for members of its company alone (O14). */
function showcase({ state, user }: MockCall, slug: string) {
  const { data } = state;
  const page = data.focusPages.find((one) => one.slug === slug && state.company(one.companyId)?.isActive === true);
  if (page === undefined) throw new CallError('not-found', focusPageMessages.notFound(slug));
  const isMember = user !== null && data.members.some(({ companyId, userId }) => companyId === page.companyId && userId === user.id);
  if (page.status !== 'published' && !isMember) throw new CallError('forbidden', focusPageMessages.forbidden);
  return showcasePageWire(data, page);
}

/** Focus pages: of a company, and by slug. */
export const focusPageHandlers = handlers({
  focusPagesByCompany: list,
  companyFocusPages: list,
  publicShowcase: (call) => showcase(call, call.params.pageSlug),
  privateShowcase: (call) => showcase(call, call.params.pageSlug),
});
