import {
  focusPageMessages,
  freeSlug,
  generalMessages,
  titleSlug,
  type FocusFormColumn,
  type FocusStatus,
  type HistoryAction,
} from '@stellwerk/domain';
import { CallError, type InputOf } from '@stellwerk/domain/endpoints';
import type { Selectable, Transaction, Updateable } from 'kysely';
import { industryId } from '../../companies/company/industry-store.ts';
import { lockAccount } from '../../companies/company/store.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FocusPagesTable } from '../../platform/db/tables/companies.ts';
import { noteEvent } from '../../companies/history/store.ts';
import { dropMedia } from '../../platform/media/keep.ts';
import { findMedia } from '../../platform/media/store.ts';
import { requireModest, sanitise } from '../../platform/text/sanitise.ts';
import { deleteFocusPageRow, focusPageOfKey, insertFocusPage, lockFocusPage, lockSlugs, updateFocusPage } from './store.ts';
import type { CompanyId, FocusPageId, UserId } from '../../platform/ids.ts';

type Trx = Transaction<Database>;
type Row = Selectable<FocusPagesTable>;
type Body = InputOf<'updateFocusPage', 'request'>;

/** Slug of a title without any letter that a path can contain. */
const NAMELESS = 'fokusseite';

/** The page was changed since the person saw it. Nothing was saved. */
export class FocusPageConflict extends Error {}

/** The changed page, and the author. */
export interface Change {
  readonly id: FocusPageId;
  readonly userId: UserId;
}

const orNull = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);

async function industryOf(trx: Trx, { industry }: Body): Promise<number | null | undefined> {
  if (industry === undefined) return undefined;
  return industry === null || industry === '' ? null : industryId(trx, industry);
}

/** The columns of a body; omitted fields are left out. */
async function columnsOf(trx: Trx, body: Body) {
  requireModest({ content: body.content });
  const columns = {
    title: body.title,
    description: body.description,
    content: body.content === undefined ? undefined : sanitise(body.content ?? ''),
    status: body.status,
    industry_id: await industryOf(trx, body),
    website: orNull(body.website),
    slogan: orNull(body.slogan),
    featured: body.featured,
  } satisfies Readonly<Record<FocusFormColumn, unknown>> & Updateable<FocusPagesTable>;
  return columns;
}

/** Action in the history for a change of these columns: publishing alone has a separate name. */
function actionOf(changed: readonly string[], status: FocusStatus): HistoryAction {
  if (changed.length !== 1 || changed[0] !== 'status') return 'focus-page-changed';
  return status === 'published' ? 'focus-page-published' : 'focus-page-withdrawn';
}

/** Fields that a change writes. @throws CallError 'not-found' */
async function locked(trx: Trx, id: FocusPageId): Promise<Row> {
  const page = await lockFocusPage(trx, id);
  if (page === null) throw new CallError('not-found', focusPageMessages.unknown);
  return page;
}

/** Creates a page, once per key of an account. Its slug is derived from the title and never changes. @returns its id */
export function createFocusPage(
  context: Context,
  companyId: CompanyId,
  userId: UserId,
  { requestKey = '', ...body }: InputOf<'createFocusPage', 'request'>,
): Promise<number> {
  const key = requestKey === '' ? null : requestKey;
  return context.db.transaction().execute(async (trx) => {
    // Concurrent calls run one after the other: the second one finds the page of the first.
    await lockAccount(trx, userId);
    const known = key === null ? null : await focusPageOfKey(trx, companyId, userId, key);
    if (known !== null) return known;
    const wanted = titleSlug(body.title) || NAMELESS;
    const slug = freeSlug(wanted, await lockSlugs(trx, wanted));
    const now = context.now();
    const { title, description, ...columns } = await columnsOf(trx, body);
    const id = await insertFocusPage(trx, {
      ...columns,
      title: title ?? body.title,
      description: description ?? body.description,
      company_id: companyId,
      slug,
      created_by: userId,
      creation_key: key,
      created_at: now,
      updated_at: now,
    });
    await noteEvent(trx, { companyId, userId, action: 'focus-page-created', subject: { type: 'focus-page', id }, now });
    return id;
  });
}

/**
 * Changes a locked row and records the change. Without new values nothing changes, not even the version.
 * @returns the former row
 */
export function changeFocusPage(
  context: Context,
  { id, userId }: Change,
  columnsFor: (trx: Trx, page: Row) => Promise<Updateable<FocusPagesTable>>,
): Promise<Row> {
  return context.db.transaction().execute(async (trx) => {
    const page = await locked(trx, id);
    const stored: Readonly<Record<string, unknown>> = { ...page };
    const columns = await columnsFor(trx, page);
    const changed = Object.entries(columns).filter(([name, value]) => value !== undefined && stored[name] !== value);
    if (changed.length === 0) return page;
    const now = context.now();
    const fields = changed.map(([name]) => name);
    await updateFocusPage(trx, id, { ...Object.fromEntries(changed), version: page.version + 1, updated_at: now });
    await noteEvent(trx, {
      companyId: page.company_id,
      userId,
      action: actionOf(fields, columns.status ?? page.status),
      subject: { type: 'focus-page', id },
      details: { fields },
      now,
    });
    return page;
  });
}

/** Saves a page (API78). @throws FocusPageConflict when it was changed since the person saw it */
export async function saveFocusPage(context: Context, who: Change, { expectedVersion, ...body }: Body): Promise<void> {
  await changeFocusPage(context, who, (trx, page) => {
    if (expectedVersion !== undefined && expectedVersion !== page.version) throw new FocusPageConflict(generalMessages.conflict);
    return columnsOf(trx, body);
  });
}

/** Deletes a page and its cover; its jobs show the company again (API80). */
export async function deleteFocusPage(context: Context, { id, userId }: Change): Promise<void> {
  const cover = await context.db.transaction().execute(async (trx) => {
    const page = await locked(trx, id);
    await deleteFocusPageRow(trx, id);
    const subject = { type: 'focus-page', id } as const;
    // The row is deleted: the entry keeps the name, like that of a removed member.
    const details = { name: page.title };
    await noteEvent(trx, { companyId: page.company_id, userId, action: 'focus-page-deleted', subject, details, now: context.now() });
    return findMedia(trx, 'images', page.cover_image);
  });
  if (cover !== null) await dropMedia(context, cover);
}
