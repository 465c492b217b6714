import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../endpoints';
import { ruleOf } from '../contract/access';
import { decideAccess } from '../endpoints/serve/access';
import { hasRight, RIGHTS, rolesWith, type Right, type TeamRole } from './index';

const everyone = [null, 'MEMBER', 'RECRUITER', 'ADMIN', 'OWNER'] as const satisfies readonly (TeamRole | null)[];

const expected: readonly (readonly [Right, readonly TeamRole[]])[] = [
  ['reviewApplications', ['MEMBER', 'RECRUITER', 'ADMIN', 'OWNER']],
  ['manageMessages', ['MEMBER', 'RECRUITER', 'ADMIN', 'OWNER']],
  ['assignApplications', ['RECRUITER', 'ADMIN', 'OWNER']],
  ['manageJobs', ['RECRUITER', 'ADMIN', 'OWNER']],
  ['manageFocusPages', ['RECRUITER', 'ADMIN', 'OWNER']],
  ['manageTeam', ['ADMIN', 'OWNER']],
  ['manageCompany', ['ADMIN', 'OWNER']],
  ['manageSubscription', ['ADMIN', 'OWNER']],
  ['activateCompany', ['OWNER']],
  ['readHistory', ['OWNER']],
  ['transferCompany', ['OWNER']],
];

it.each(expected)('O50 %s belongs to %j', (right, roles) => {
  expect(everyone.filter((role) => hasRight(role, right))).toEqual(roles);
  expect(rolesWith(right)).toEqual(roles);
});

it('O50 every right is named above', () => {
  expect(Object.keys(RIGHTS)).toEqual(expected.map(([right]) => right));
});

/** The right of each call that changes a company, or opens a document. A new call must be added. */
const rightOfCall = new Map<EndpointName, Right>([
  ['documentLink', 'reviewApplications'],
  ['applicationStatus', 'reviewApplications'],
  ['undoApplicationStatus', 'reviewApplications'],
  ['holdApplicationStatus', 'reviewApplications'],
  ['setStatuses', 'reviewApplications'],
  ['undoStatuses', 'reviewApplications'],
  ['holdStatuses', 'reviewApplications'],
  ['sendMessages', 'manageMessages'],
  ['applicationNote', 'reviewApplications'],
  ['applicationNotes', 'reviewApplications'],
  ['applicationRate', 'reviewApplications'],
  ['applicationAssign', 'assignApplications'],
  ['createJob', 'manageJobs'],
  ['parseJob', 'manageJobs'],
  ['updateJob', 'manageJobs'],
  ['updateJobAlias', 'manageJobs'],
  ['putJob', 'manageJobs'],
  ['jobStatus', 'manageJobs'],
  ['jobTemplate', 'manageJobs'],
  ['jobRejectionText', 'manageJobs'],
  ['deleteJob', 'manageJobs'],
  ['deleteJobAlias', 'manageJobs'],
  ['uploadJobVideo', 'manageJobs'],
  ['deleteJobVideo', 'manageJobs'],
  ['checkJobImport', 'manageJobs'],
  ['importCompanyJobs', 'manageJobs'],
  ['activateCompany', 'activateCompany'],
  ['deactivateCompany', 'activateCompany'],
  ['updateTeamMember', 'manageTeam'],
  ['uploadMemberAvatar', 'manageTeam'],
  ['deleteMemberAvatar', 'manageTeam'],
  ['deleteTeamMember', 'manageTeam'],
  ['inviteMember', 'manageTeam'],
  ['resendInvitation', 'manageTeam'],
  ['deleteInvitation', 'manageTeam'],
  ['transferOwnership', 'transferCompany'],
  ['updateCompany', 'manageCompany'],
  ['uploadCompanyLogo', 'manageCompany'],
  ['deleteCompanyLogo', 'manageCompany'],
  ['createFocusPage', 'manageFocusPages'],
  ['updateFocusPage', 'manageFocusPages'],
  ['focusPageStatus', 'manageFocusPages'],
  ['deleteFocusPage', 'manageFocusPages'],
  ['uploadFocusPageCover', 'manageFocusPages'],
]);

/** Changes the person's own settings: no role is needed for that, and the server checks the right to the rest itself. */
const OWN: readonly EndpointName[] = ['updateCompanySettings'];

describe('O89 the client offers what the server allows', () => {
  it('for each of these calls', () => {
    const changing = Object.values(endpoints).filter(({ access, method }) => ruleOf(access).role !== undefined && method !== 'GET');
    expect(changing.map(({ name }) => name).toSorted()).toEqual([...rightOfCall.keys(), ...OWN].toSorted());
  });

  it.each([...rightOfCall])('%s asks for the role of %s', (name, right) => {
    const { access, scope } = endpoints[name];
    const allowed = (role: TeamRole | null): boolean =>
      decideAccess(access, scope === 'none' ? null : scope.of, {
        signedIn: true,
        isConfirmed: true,
        isAdmin: false,
        isOperator: false,
        role,
        isOwn: false,
        isReceiver: false,
        isParty: false,
      }) === 'allowed';
    expect(everyone.map(allowed)).toEqual(everyone.map((role) => hasRight(role, right)));
  });
});
