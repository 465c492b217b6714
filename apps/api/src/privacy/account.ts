import { authMessages, generalMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { eraseWithin, forgetMails } from '../applications/erasure/erase.ts';
import { dropFiles } from '../applications/documents/keep-files.ts';
import { applicationsBy } from '../applications/application/store.ts';
import { countLoginAttempt } from '../people/accounts/login-attempts.ts';
import { checkPassword } from '../people/accounts/passwords.ts';
import { findUser, type UserRow } from '../people/accounts/store.ts';
import { userWire } from '../people/accounts/to-wire.ts';
import { lockAccount } from '../companies/company/store.ts';
import type { Context } from '../platform/context/context.ts';
import { extensionOf } from '../platform/files/storage/names.ts';
import { dropMedia } from '../platform/media/keep.ts';
import { findMedia } from '../platform/media/store.ts';
import { applicationIdsOf, deleteAccount, ownedCompanies, personalRows } from './account-store.ts';
import { applicationData, dataEntries, fileEntries } from './application-data.ts';
import type { ZipEntry } from './zip.ts';
import type { UserId } from '../platform/ids.ts';
import { openReleased } from '../platform/files/quarantine/quarantine.ts';

/** The account of a call. @throws CallError 'unauthenticated' when it has just been deleted */
export async function accountOf({ db }: Context, id: UserId): Promise<UserRow> {
  const user = await findUser(db, id);
  if (user === null) throw new CallError('unauthenticated', generalMessages.notLoggedIn);
  return user;
}

/**
 * Deletes an account and everything about the person in one transaction: applications, memberships, referral links, messages,
 * sessions (O61, O71). Owners of an active company must transfer it first; records of payouts stay without the person (O83).
 * @param address IP address of the visitor
 * @throws CallError 'invalid' for a wrong password, 'limit' after many of them, 'conflict' for an owner
 */
export async function removeAccount(context: Context, id: UserId, password: string, address: string): Promise<void> {
  const user = await accountOf(context, id);
  await countLoginAttempt(context, user.email, address);
  if (!(await checkPassword(user.password_hash, password)))
    throw new CallError('invalid', authMessages.passwordWrong, { fields: [{ name: 'password', message: authMessages.passwordWrong }] });
  const { files, pictures } = await context.db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    const owned = await ownedCompanies(trx, id);
    if (owned.length > 0) throw new CallError('conflict', authMessages.ownerFirst(owned.join(', ')));
    const files = await eraseWithin(context, trx, await applicationIdsOf(trx, id));
    const { reference, pictures } = await deleteAccount(trx, id);
    await context.files.erasures.note(reference);
    return { files, pictures };
  });
  await dropFiles(context, files);
  for (const picture of pictures) await dropMedia(context, picture);
  forgetMails(context);
}

/** All stored data about a person: the data, their explanation, and the own files (O71). */
export async function* accountEntries(context: Context, user: UserRow): AsyncGenerator<ZipEntry> {
  const now = context.now();
  const applications = await applicationsBy(context.db, { user_id: user.id });
  const profile = {
    ...userWire(user),
    location: user.location,
    website: user.website,
    linkedinProfile: user.linkedin_profile,
    xingProfile: user.xing_profile,
    consents: user.consents,
    createdAt: user.created_at,
  };
  // An unconfirmed email address may belong to somebody else.
  const rows = await personalRows(context.db, user.id, user.email_verified_at === null ? null : user.email);
  yield* dataEntries({ exportedAt: now, profile, ...rows, applications: applications.map(applicationData) }, now);
  const picture = await findMedia(context.db, 'avatars', user.avatar);
  const content = picture === null ? null : await openReleased(context.files.storage, picture.storage_key);
  if (picture !== null && content !== null)
    yield { name: `Profilbild${extensionOf(picture.filename)}`, content, modified: picture.created_at };
  for (const application of applications) yield* fileEntries(context, application, `Bewerbung ${application.row.id}/`);
}
