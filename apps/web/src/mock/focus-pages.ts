import { focusPageMessages, freeSlug, generalMessages, inputMessages, titleSlug } from '@stellwerk/domain';
import { CallError, Reply, type InputOf } from '@stellwerk/domain/endpoints';
import { focusPageWire, showcasePageWire, type DemoFocusPage } from '@stellwerk/domain/fixtures';
import { handlers, idOf, type MockCall } from './call';
import { industryId } from './company-profile';
import type { MockState } from './state';

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
  const page = data.focusPages.find((one) => one.slug === slug);
  const isMember = user !== null && data.members.some(({ companyId, userId }) => companyId === page?.companyId && userId === user.id);
  const isOpen = page?.status === 'published' && state.company(page.companyId)?.isActive === true;
  if (page === undefined || !(isOpen || isMember)) throw new CallError('not-found', focusPageMessages.notFound(slug));
  return showcasePageWire(data, page);
}

/** The page that the call names, as it is now. */
function stored({ state, ...call }: MockCall) {
  const page = state.data.focusPages.find(({ id }) => id === idOf(call));
  if (page === undefined) throw new CallError('not-found', focusPageMessages.unknown);
  return focusPageWire(state.data, page);
}

/** What a body says of a page; what it leaves out stays as it was. */
function valuesOf(state: MockState, body: InputOf<'updateFocusPage', 'request'>, before: Omit<DemoFocusPage, 'id' | 'createdAt'>) {
  const { industry, content = before.content, website = before.website, slogan = before.slogan } = body;
  return {
    ...before,
    title: body.title ?? before.title,
    description: body.description ?? before.description,
    status: body.status ?? before.status,
    featured: body.featured ?? before.featured,
    content: content ?? '',
    website: website ?? '',
    slogan: slogan ?? '',
    industryId: industry === undefined ? before.industryId : industry === null || industry === '' ? null : industryId(state, industry),
  };
}

function create({ state, body, ...call }: MockCall & { readonly body: InputOf<'createFocusPage', 'request'> }) {
  const slug = freeSlug(titleSlug(body.title) || 'fokusseite', new Set(state.data.focusPages.map((page) => page.slug)));
  const empty = { content: '', status: 'draft' as const, industryId: null, website: '', slogan: '', featured: false, coverImage: null };
  const page = { ...empty, title: body.title, description: body.description, companyId: idOf(call), slug, views: 0, version: 1 };
  return new Reply(focusPageWire(state.data, state.addFocusPage(valuesOf(state, body, page))), { status: 201 });
}

/** Focus pages: of a company, and by slug. */
export const focusPageHandlers = handlers({
  focusPagesByCompany: list,
  companyFocusPages: list,
  createFocusPage: create,
  updateFocusPage: (call) => {
    const { state, body } = call;
    const page = state.data.focusPages.find(({ id }) => id === idOf(call));
    if (page !== undefined && body.expectedVersion !== undefined && body.expectedVersion !== page.version)
      throw new CallError('conflict', generalMessages.conflict, { current: stored(call) });
    if (page !== undefined) state.changeFocusPage(page.id, valuesOf(state, body, page));
    return stored(call);
  },
  focusPageStatus: (call) => {
    call.state.changeFocusPage(idOf(call), { status: call.body.status });
    return stored(call);
  },
  deleteFocusPage: (call) => {
    call.state.removeFocusPage(idOf(call));
    return { success: true as const };
  },
  uploadFocusPageCover: async (call) => {
    const file = (await call.request.formData()).get('file');
    if (!(file instanceof File))
      throw new CallError('invalid', inputMessages.required, { fields: [{ name: 'file', message: inputMessages.required }] });
    call.state.changeFocusPage(idOf(call), { coverImage: URL.createObjectURL(file) });
    return new Reply(stored(call), { status: 201 });
  },
  publicShowcase: (call) => showcase(call, call.params.pageSlug),
  privateShowcase: (call) => showcase(call, call.params.pageSlug),
});
