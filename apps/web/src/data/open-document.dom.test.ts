import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocument } from './open-document';

const LINK = { url: '/datei?zeigen', downloadUrl: '/datei?speichern' };
const NOT_OPENED = { kind: 'empty', message: expect.stringContaining('Ein unerwarteter Fehler ist aufgetreten.') };
const assign = vi.fn();

/** A tab as returned by `window.open`. */
const tab = () => ({ opener: window, location: { replace: vi.fn() }, close: vi.fn() });

function answering(body: unknown, status = 200) {
  const fetchMock = vi.fn(async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

beforeEach(() => {
  vi.stubGlobal('open', vi.fn());
  vi.stubGlobal('location', { assign });
  assign.mockReset();
});

describe('O19 opening a file', () => {
  it('shows it in a tab that knows nothing of the page', async () => {
    const opened = tab();
    const open = vi.fn(() => opened);
    vi.stubGlobal('open', open);
    const fetchMock = answering(LINK);
    await openDocument({ id: '3' }, { id: '9' }, 'view');
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/private/applications/3/documents/9/link', expect.anything());
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('/datei?zeigen');
    expect([opened.opener, opened.close.mock.calls.length, assign.mock.calls.length]).toEqual([null, 0, 0]);
  });

  it('saves it without leaving the page', async () => {
    answering(LINK);
    await openDocument({ id: '3' }, { id: '9' }, 'download');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/datei?speichern');
  });

  it('fails where the browser refuses the tab, and does not replace the page', async () => {
    vi.stubGlobal('open', () => null);
    const fetchMock = answering(LINK);
    await expect(openDocument({ id: '3' }, { id: '9' }, 'view')).rejects.toMatchObject(NOT_OPENED);
    expect([assign.mock.calls.length, fetchMock.mock.calls.length]).toEqual([0, 0]);
  });

  it.each(['view', 'download'] as const)('fails without a URL, and does not load the page anew (%s)', async (mode) => {
    const opened = tab();
    vi.stubGlobal('open', () => opened);
    answering({ url: '', downloadUrl: '' });
    await expect(openDocument({ id: '3' }, { id: '9' }, mode)).rejects.toMatchObject(NOT_OPENED);
    expect([assign.mock.calls.length, opened.location.replace.mock.calls.length]).toEqual([0, 0]);
    expect(opened.close).toHaveBeenCalledTimes(mode === 'view' ? 1 : 0);
  });

  it('closes the empty tab when the file is gone', async () => {
    const opened = tab();
    vi.stubGlobal('open', () => opened);
    answering({ message: 'Gelöscht' }, 404);
    await expect(openDocument({ id: '3' }, { id: '9' }, 'view')).rejects.toMatchObject({ status: 404, message: 'Gelöscht' });
    expect(opened.close).toHaveBeenCalledOnce();
  });
});
