import { toApiError, type ShowcasePage } from '@stellwerk/domain';
import { privateShowcase, publicShowcase } from '@stellwerk/domain/calls';
import { useState } from 'react';
import { handles401 } from '../call-input';
import { useToken } from '../session';
import { useCall, type CallState } from '../use-call';

/** The private call; an expired token is removed, and the page is read as a visitor (A85). */
async function loadPrivate(pageSlug: string): Promise<ShowcasePage> {
  const { send } = await import('../client');
  try {
    return await send(privateShowcase, { params: { pageSlug } }, handles401);
  } catch (thrown) {
    if (toApiError(thrown).status !== 401) throw thrown;
    return send(publicShowcase, { params: { pageSlug } });
  }
}

/** A focus page by its slug: by the private path with a login, else by the public one (CF22). */
export function useShowcase(pageSlug: string): CallState<ShowcasePage> {
  const isVisitor = useToken() === null;
  // The server-rendered page stays until the private response arrives.
  const [beganAsVisitor] = useState(isVisitor);
  const input = { params: { pageSlug } };
  const asVisitor = useCall(publicShowcase, isVisitor || beganAsVisitor ? input : undefined);
  const asUser = useCall(privateShowcase, isVisitor ? undefined : input, { load: () => loadPrivate(pageSlug) });
  if (isVisitor) return asVisitor;
  return asUser.state === 'loading' && asVisitor.state === 'ready' ? asVisitor : asUser;
}
