import { act, useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SWR_OPTIONS } from '../../../data/use-call';
import { answering, type SentCall } from '../../../data/testing/answers';
import { startsLoggedOut } from '../../../data/testing/session';
import { OriginContext } from '../../../shell/page-settings';
import { useOwnLink, useRecommendation } from './use-recommendation';

const ORIGIN = 'https://jobs.example';
/** The code of the new link. */
const OWN = 'AT5N8WQZ';

interface Drawn {
  readonly recommendation: ReturnType<typeof useRecommendation>;
  readonly ownLink: ReturnType<typeof useOwnLink>;
}

let root: Root;
let drawn: Drawn;

function Job({ code, onDrawn }: { readonly code: string; readonly onDrawn: (now: Drawn) => void }): ReactNode {
  const [recommendation, ownLink] = [useRecommendation('101', code), useOwnLink('101', code)];
  useEffect(() => onDrawn({ recommendation, ownLink }));
  return null;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
/** Renders received data until a condition is fulfilled. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await act(nextTurn);
}

async function open(code: string, search = ''): Promise<void> {
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[`/jobs/101${search}`]}>
        <OriginContext value={ORIGIN}>
          <SWRConfig value={{ ...SWR_OPTIONS, provider: () => new Map() }}>
            <Job code={code} onDrawn={(now) => void (drawn = now)} />
          </SWRConfig>
        </OriginContext>
      </MemoryRouter>,
    ),
  );
}

const postsOf = (calls: readonly SentCall[]): readonly string[] => calls.flatMap(({ method, url }) => (method === 'POST' ? [url] : []));
const layer = (): unknown => window.dataLayer ?? [];

startsLoggedOut();
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  delete window.dataLayer;
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

const known = { body: { referralCode: 'x', user: { firstName: 'Miriam', lastName: 'Castellanos' } } };

describe('a recommendation in the address', () => {
  it('RF01 is none without a code, and nothing is asked or counted', async () => {
    const { calls } = answering(() => known);
    await open('', '?title=Teamleiterin');
    expect([drawn.recommendation, calls()]).toEqual([undefined, []]);
  });

  it('PJ02 RF03 has the title and the place of the address', async () => {
    const { calls } = answering(() => known);
    await open('TITLE222', '?ref=TITLE222&title=Teamleiterin&location=Oldenburg');
    await until(() => postsOf(calls()).length > 0);
    expect(drawn.recommendation).toMatchObject({ title: 'Teamleiterin', location: 'Oldenburg' });
  });

  it('RF05 A38 is counted as one view, also when the page is come back to', async () => {
    const { calls } = answering(() => known);
    await open('VIEWED22');
    await until(() => postsOf(calls()).length > 0);
    act(() => root.unmount());
    root = createRoot(document.createElement('div'));
    await open('VIEWED22');
    await until(() => drawn.recommendation?.referrer.state === 'ready');
    expect(postsOf(calls())).toEqual(['/api/public/referrals/VIEWED22/views']);
  });

  it.each([
    ['RF06', 'views', 'FAILED22'],
    ['RF06 RF09', 'rejects', 'FAILED33'],
  ])('%s tries %s directly when the call fails, and a second failure is not seen', async (_row, what, code) => {
    const { calls } = answering(({ method }) => (method === 'POST' ? { status: 500 } : known));
    await open(code);
    if (what === 'rejects') act(() => drawn.recommendation?.onNoInterest());
    const ofIt = (): readonly string[] => postsOf(calls()).filter((url) => url.endsWith(what));
    await until(() => ofIt().length === 2);
    await act(nextTurn);
    expect(ofIt()).toEqual([`/api/public/referrals/${code}/${what}`, `/public/referrals/${code}/${what}`]);
    // Only an unrecorded disinterest is logged here; the client itself logs each failed call.
    const notes = vi.mocked(console.error).mock.calls.filter(([text]) => text === 'Disinterest was not recorded.');
    expect(notes).toHaveLength(what === 'rejects' ? 1 : 0);
  });

  it('RF08 RF16 says that there is no interest, to the server and to the page', async () => {
    const { calls } = answering(() => known);
    await open('REJECT22');
    act(() => drawn.recommendation?.onNoInterest());
    expect(layer()).toEqual([{ event: 'referral_no_interest', referral_code: 'REJECT22', job_id: '101' }]);
    const rejects = (): readonly string[] => postsOf(calls()).filter((url) => url.endsWith('/rejects'));
    await until(() => rejects().length > 0);
    expect(rejects()).toEqual(['/api/public/referrals/REJECT22/rejects']);
  });

  it('rule 7 is remembered once it is known, and not before', async () => {
    answering(({ url }) => (url.endsWith('UNKNOWN2') ? { status: 404 } : known));
    await open('UNKNOWN2');
    await until(() => drawn.recommendation?.referrer.state === 'failed');
    expect(localStorage.getItem('referral-101')).toBeNull();
    await open('KNOWN222');
    await until(() => drawn.recommendation?.referrer.state === 'ready');
    expect(localStorage.getItem('referral-101')).toContain('KNOWN222');
  });
});

describe('an own link', () => {
  it.each(['FROM2222', ''])('RF10 RF12 EN56 has exactly the new code, when "%s" has brought the visitor', async (code) => {
    const { calls } = answering(({ url }) => (url.includes('/create') ? { body: { referralCode: OWN, jobOfferId: 101 } } : known));
    await open(code);
    expect(await drawn.ownLink.onCreate()).toBe(`${ORIGIN}/jobs/101?ref=${OWN}`);
    const made = calls().filter(({ url }) => url.includes('/create'));
    expect(made).toEqual([
      { method: 'POST', url: `/api/private/referrals/create${code === '' ? '' : `?ref=${code}`}`, body: { jobOfferId: 101 } },
    ]);
  });

  it('RF21 fails with the answer, and with one that has no code', async () => {
    answering(() => ({ status: 500 }));
    await open('');
    await expect(drawn.ownLink.onCreate()).rejects.toMatchObject({ status: 500 });
    answering(() => ({ body: {} }));
    await expect(drawn.ownLink.onCreate()).rejects.toMatchObject({ kind: 'empty' });
  });

  it('RF17 tells the page that it was copied', async () => {
    answering(() => known);
    await open('COPIED22');
    drawn.ownLink.onCopied?.(`${ORIGIN}/jobs/101?ref=${OWN}`);
    expect(layer()).toEqual([{ event: 'referral_new_link_copied', referral_code: OWN, source_referral_code: 'COPIED22', job_id: '101' }]);
  });

  it('RF11 O05 needs a login, which leads back to the same recommendation', async () => {
    answering(() => known);
    await open('LOGIN222', '?ref=LOGIN222&title=Teamleiterin');
    expect(drawn.ownLink.loginHref?.()).toBe('/login?redirect=%2Fjobs%2F101%3Fref%3DLOGIN222%26title%3DTeamleiterin');
    localStorage.setItem('jwt_token', 'a.b.c');
    expect(drawn.ownLink.loginHref?.()).toBeUndefined();
  });
});
