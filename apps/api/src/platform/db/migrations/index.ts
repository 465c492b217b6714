import type { Migration } from 'kysely/migration';
import * as accounts from './001-accounts.ts';
import * as companies from './002-companies.ts';
import * as jobs from './003-jobs.ts';
import * as applications from './004-applications.ts';
import * as operation from './005-operation.ts';
import * as registration from './006-registration.ts';
import * as referenceData from './007-reference-data.ts';
import * as codes from './008-codes.ts';
import * as payouts from './009-payouts.ts';
import * as slugs from './010-slugs.ts';
import * as confirmedAccounts from './011-confirmed-accounts.ts';
import * as statusHistory from './012-status-history.ts';
import * as mails from './013-mails.ts';
import * as captions from './014-captions.ts';
import * as companyVersions from './015-company-versions.ts';
import * as jobCreation from './016-job-creation.ts';
import * as history from './017-history.ts';
import * as referrals from './018-referrals.ts';
import * as mailing from './019-mailing.ts';
import * as searchTokens from './020-search-tokens.ts';
import * as administration from './025-administration.ts';
import * as messages from './028-messages.ts';
import * as places from './021-places.ts';
import * as reports from './022-reports.ts';
import * as statusLinks from './023-status-links.ts';
import * as focusPages from './029-focus-pages.ts';
import * as statusUndo from './031-status-undo.ts';
import * as applicationLists from './037-application-lists.ts';
import * as applicationHistory from './038-application-history.ts';
import * as rejections from './039-rejections.ts';
import * as blindReview from './040-blind-review.ts';
import * as historyOfAPerson from './042-history-of-a-person.ts';
import * as unseenSenders from './043-unseen-senders.ts';
import * as keptHires from './044-kept-hires.ts';
import * as companySettings from './045-company-settings.ts';
import * as jobDetails from './046-job-details.ts';
import * as publicData from './047-public-data.ts';
import * as unfinishedUploads from './048-unfinished-uploads.ts';
import * as tasks from './049-tasks.ts';
import * as brandColor from './050-brand-color.ts';
import * as quarantine from './051-quarantine.ts';

/** All migrations by name; a new one gets the next number and is never changed once it has been released. */
export const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-companies': companies,
  '003-jobs': jobs,
  '004-applications': applications,
  '005-operation': operation,
  '006-registration': registration,
  '007-reference-data': referenceData,
  '008-codes': codes,
  '009-payouts': payouts,
  '010-slugs': slugs,
  '011-confirmed-accounts': confirmedAccounts,
  '012-status-history': statusHistory,
  '013-mails': mails,
  '014-captions': captions,
  '015-company-versions': companyVersions,
  '016-job-creation': jobCreation,
  '017-history': history,
  '018-referrals': referrals,
  '019-mailing': mailing,
  '020-search-tokens': searchTokens,
  '021-places': places,
  '022-reports': reports,
  '023-status-links': statusLinks,
  '025-administration': administration,
  '028-messages': messages,
  '029-focus-pages': focusPages,
  '031-status-undo': statusUndo,
  '037-application-lists': applicationLists,
  '038-application-history': applicationHistory,
  '039-rejections': rejections,
  '040-blind-review': blindReview,
  '042-history-of-a-person': historyOfAPerson,
  '043-unseen-senders': unseenSenders,
  '044-kept-hires': keptHires,
  '045-company-settings': companySettings,
  '046-job-details': jobDetails,
  '047-public-data': publicData,
  '048-unfinished-uploads': unfinishedUploads,
  '049-tasks': tasks,
  '050-brand-color': brandColor,
  '051-quarantine': quarantine,
};
