import { teamMessages } from '@stellwerk/domain';
import { parseInput, requests } from '@stellwerk/domain/endpoints';
import { discardForm } from '../../platform/files/uploads/multipart.ts';
import type { ReceivedFile } from '../../platform/files/uploads/receive.ts';
import { readJson } from '../../platform/http/body.ts';
import type { ServerCall } from '../../platform/http/call.ts';
import { requireAccess } from '../../platform/http/require-access.ts';
import { receiveForm } from '../../platform/media/receive-one.ts';
import { MEDIA_SLOTS } from '../../platform/media/slots.ts';
import type { NewMember } from './members.ts';
import type { CompanyId } from '../../platform/ids.ts';

const { avatar: slot } = MEDIA_SLOTS;

/** Input of a new member, with the permitted caller. */
interface GivenMember {
  readonly companyId: CompanyId;
  readonly member: NewMember;
  /** In the temporary folder while `work` runs; null without a picture. */
  readonly picture: ReceivedFile | null;
}

/** The permission check, which needs the body, then the rest of the body. */
async function judge(call: ServerCall, content: unknown, picture: ReceivedFile | null): Promise<GivenMember> {
  const named = parseInput(requests.companyOfMember, content);
  const { id } = await requireAccess(call, 'manager', 'company', named.company.id);
  return { companyId: id ?? 0, member: parseInput(requests.createMemberRequest, content), picture };
}

/**
 * Reads a new member, as JSON or as a form with a picture (API62), and checks the caller's role in the company that it names.
 * @throws CallError as `receiveForm`, `requireAccess` and `parseInput`
 */
export async function receiveMember<T>(call: ServerCall, work: (given: GivenMember) => Promise<T>): Promise<T> {
  const { context, request } = call;
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    return work(await judge(call, await readJson(request, context.paces.json), null));
  const form = await receiveForm(call, slot, teamMessages.avatarFailed);
  try {
    return await work(await judge(call, requests.memberOfForm(form.texts), form.files[0] ?? null));
  } finally {
    await discardForm(context.files.temporary, form);
  }
}
