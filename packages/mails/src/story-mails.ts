import * as mails from './index.ts';
import type { MailContent, MailKind } from './index.ts';

const at = (path: string): string => `https://stellwerk.example${path}`;
/** The installation that sends the mails of the stories. */
export const installation: mails.Installation = { origin: 'https://stellwerk.example', supportEmail: 'support@stellwerk.example' };

const token = 'q0S3cV1xkT9wZr7mJf2uYbH8dLnE4aPg';
const created = new Date('2026-11-20T09:15:00Z');

const application: mails.ApplicationFacts = {
  jobTitle: 'Fachkraft Netzleittechnik (m/w/d)',
  companyName: 'Weserbund Energie',
  firstName: 'Amelie',
  lastName: 'Thorwald',
};
const account: mails.ApplicantWay = { to: 'application', href: at('/applications/210') };
const byLink: mails.ApplicantWay = { to: 'link', href: at(`/applications/status/${token}`) };

const wayOut = (path: string): mails.Unsubscribe => ({
  page: at(`/${path}/unsubscribe?token=7-${token}`),
  oneClick: at(`/api/public/${path}/unsubscribe/7-${token}`),
});

/** A rejection with the company's own text (decision 0076). */
export const rejectionMail = mails.statusMail(application, account, {
  status: 'REJECTED',
  message: [
    'vielen Dank für Ihre Bewerbung und für das Gespräch in unserer Leitstelle.',
    'Wir haben uns für eine Kollegin aus dem eigenen Haus entschieden. Im Frühjahr besetzen wir zwei Stellen in der Nachtschicht; wenn Sie möchten, bewerben Sie sich gern wieder.',
    'Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.',
  ].join('\n\n'),
  eraseAt: new Date('2027-05-20T00:00:00Z'),
});

/** A hire, which starts with congratulations. */
export const hireMail = mails.statusMail(application, account, { status: 'ACCEPTED', message: null, eraseAt: null });

/** A new application to a job with anonymous first review: no name is shown (decision 0079). */
export const blindApplicationMail = mails.newBlindApplicationMail(
  application,
  210,
  at('/company/1/dashboard?tab=applications&application=210'),
);

/**
 * Every mail of the product with values of the demo data. Like this whole file, for stories and
 * tests only.
 */
export const storyMails = {
  register: mails.confirmMail(at(`/confirm-email?token=${token}`), created),
  'register-known': mails.knownAddressMail(at('/login'), at('/forgot-password')),
  'reset-password': mails.resetMail(at(`/reset-password?token=${token}`)),
  'password-changed': mails.passwordChangedMail(),
  'login-attempts': mails.loginAttemptsMail(at('/forgot-password')),
  administrator: mails.administratorMail(at(`/reset-password?token=${token}`)),
  'application-receipt': mails.receiptMail(application, byLink, { id: 210, files: ['Lebenslauf Amelie Thorwald.pdf', 'Anschreiben.pdf'] }),
  'application-new': mails.newApplicationMail(application, at('/company/1/dashboard?tab=applications&application=210')),
  'application-status': mails.statusMail(application, account, { status: 'INTERVIEW_SCHEDULED', message: null, eraseAt: null }),
  invitation: mails.invitationMail({
    inviter: 'Katharina Brandis',
    company: 'Weserbund Energie',
    role: 'RECRUITER',
    href: at(`/invitations/${token}`),
    expiresAt: new Date('2026-11-27T09:15:00Z'),
  }),
  message: mails.messageMail({ sender: application.companyName, href: at('/dashboard?tab=messages&message=12') }),
  'posting-taken-down': mails.takenDownMail({
    jobTitle: application.jobTitle,
    reason: 'Vor der Bewerbung wird eine Gebühr verlangt.\nDas ist nach unseren Nutzungsbedingungen nicht erlaubt.',
    href: at('/company/1/dashboard?tab=jobs'),
  }),
  'posting-released': mails.releasedMail({
    jobTitle: application.jobTitle,
    reason: 'Die Meldung betraf eine andere Stelle.',
    href: at('/company/1/dashboard?tab=jobs'),
  }),
  'report-received': mails.reportReceivedMail(application.jobTitle, at('/jobs/101')),
  'report-decided': mails.reportDecidedMail(application.jobTitle, true),
  referral: mails.milestoneMail({ jobTitle: application.jobTitle, href: at('/dashboard?tab=referrals') }, 'HIRED'),
  'payout-requested': mails.payoutRequestedMail({ jobTitle: application.jobTitle, href: at('/admin?tab=payouts') }, 'Miriam Castellanos'),
  'payout-decided': mails.payoutDecidedMail({ jobTitle: application.jobTitle, href: at('/dashboard?tab=referrals') }, 'REFUSED'),
  'newsletter-confirm': mails.confirmNewsletterMail(at(`/newsletter/confirm?token=${token}`)),
  'newsletter-welcome': mails.welcomeNewsletterMail(['RECRUITER', 'CANDIDATE'], at('/jobs'), wayOut('newsletter')),
  'job-alert-confirm': mails.confirmAlertMail(at(`/job-alerts/confirm?token=${token}`), {
    query: { near: ['Bremen'], radius: ['50'] },
    orderedAt: created,
  }),
  'job-alert': mails.digestMail({
    query: {
      search: ['Gleisbau'],
      near: ['Bremen'],
      radius: ['50'],
      workingModel: ['Hybrid'],
      payMin: ['50000'],
      pay: ['required'],
      remote: ['exclude'],
    },
    jobs: [
      { title: application.jobTitle, href: at('/jobs/101'), lines: ['Weserbund Energie, Bremen'] },
      { title: 'Gleisbauerin oder Gleisbauer (m/w/d)', href: at('/jobs/102'), lines: ['Nordbahn Signaltechnik GmbH, Bremen'] },
    ],
    total: 5,
    listHref: at('/jobs?search=Gleisbau&near=Bremen&radius=50&workingModel=Hybrid&payMin=50000&pay=required&remote=exclude'),
    unsubscribe: wayOut('job-alerts'),
  }),
} as const satisfies Partial<Record<MailKind, MailContent>>;

const LONG = 'Rechtsschutzversicherungsgesellschaftsangestellte';

/** Names and titles wider than a phone. */
export const longMail = mails.newApplicationMail(
  {
    jobTitle: `${LONG} für Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaften (m/w/d)`,
    companyName: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungsstelle',
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'Müller-Lüdenscheidt-Oberhausmannstetten',
  },
  at('/company/1/dashboard?tab=applications&application=210'),
);

const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(1)>\r\nBcc: alle@post.example\u202e';

/** Names and titles that attempt to inject HTML, a header or another mail. */
export const hostileMail = mails.receiptMail({ jobTitle: HOSTILE, companyName: HOSTILE, firstName: HOSTILE, lastName: HOSTILE }, byLink, {
  id: 210,
  files: [HOSTILE],
});

/** Every kind of block. */
export const allBlocks: MailContent = {
  kind: 'application-new',
  subject: 'Alles, was eine E-Mail haben kann',
  greeting: 'Guten Tag Katharina Brandis',
  body: [
    'ein Absatz steht für sich, und der Verweis darunter ist das Eine, wofür es die E-Mail gibt:',
    mails.action('Bewerbung ansehen', at('/company/1/applications/210')),
    'Ein zweiter Weg ist ein Verweis:',
    mails.link('Alle Bewerbungen', at('/company/1/applications')),
    mails.facts({ term: 'Stelle', text: application.jobTitle }, { term: 'Eingegangen', text: '20.11.2026, 10:15 Uhr' }),
    mails.quote('Worte einer Person behalten ihre Zeilen.\n\nAuch über einen Absatz hinweg.'),
    mails.entries(
      { title: 'Koch (m/w/d)', href: at('/jobs/12'), lines: ['Hotel Nordlicht, Husum', 'Vollzeit, ab 3.000 € im Monat'] },
      { title: 'Servicekraft (m/w/d)', href: at('/jobs/13'), lines: ['Hotel Nordlicht, Husum'] },
    ),
    mails.note('Kleingedrucktes sagt, was sonst zu wissen ist.'),
  ],
  reason: 'Sie erhalten diese E-Mail, weil Sie einen Suchauftrag eingerichtet haben.',
  unsubscribe: { page: at(`/newsletter/unsubscribe?token=${token}`), oneClick: at(`/api/public/newsletter/unsubscribe/${token}`) },
};

/** Labels around the preview of a mail. */
export const sheetTexts = {
  from: 'Von',
  subject: 'Betreff',
  preheader: 'Vorschau',
  sender: 'Stellwerk <no-reply@stellwerk.example>',
  wideLight: 'Am Rechner, hell',
  wideDark: 'Am Rechner, dunkel',
  phoneLight: 'Auf dem Telefon, hell',
  phoneDark: 'Auf dem Telefon, dunkel',
  plain: 'Als Text',
} as const;
