import type { AnswerOf, InputOf } from '@stellwerk/domain/endpoints';
import type { MessageSide } from '@stellwerk/domain/message';
import { FIRST_PLAN } from '@stellwerk/domain/subscription';
import { demoMails } from './mock.de';
import {
  demoData,
  type DemoApplication,
  type DemoCompany,
  type DemoData,
  type DemoFocusPage,
  type DemoJob,
  type DemoMessage,
  type DemoPayout,
  type DemoPayoutEvent,
  type DemoReferral,
  type DemoSubscription,
  type DemoUser,
} from '@stellwerk/domain/fixtures';

/** A mail as the outbox lists it. */
type DemoMail = AnswerOf<'outbox'>['mails'][number];

/** Password of every demo account. */
const DEMO_PASSWORD = 'Stellwerk-Demo-2026';

/** What the mock remembers until the page is loaded anew: the demo data as somebody has changed it. */
export class MockState {
  readonly #clock: () => Date;
  data: DemoData;
  readonly #passwords = new Map<number, string>();
  readonly #unconfirmed = new Set<number>();
  readonly #ended = new Set<string>();
  readonly #versions = new Map<number, number>();
  readonly #creations = new Map<string, number>();
  readonly #jobCreations = new Map<string, number>();
  readonly #payouts = new Map<number, DemoPayout>();
  /** Files that somebody has uploaded, by their names on the wire. */
  readonly files = new Map<string, File>();
  /** Names of those that came by a call of their own; the number of a file is its place, from 1. */
  readonly uploads: string[] = [];
  /** What has arrived of uploads that can be resumed, by their ids. */
  readonly parts = new Map<string, Blob>();

  /** Reports of postings, the oldest first. */
  readonly reports: (Omit<AnswerOf<'reports'>[number], 'job'> & { readonly jobId: number })[] = [];
  /** The jobs of each company that were active when it was deactivated. */
  readonly previousJobs = new Map<number, ReadonlySet<number>>();
  /** The settings of a company that somebody has changed. */
  readonly settings = new Map<number, AnswerOf<'companySettings'>>();
  /** What each account has saved, the newest first. */
  readonly #saved = new Map<number, readonly number[]>();
  /** Mails of the demo, the newest first: nothing is sent. */
  mails: readonly DemoMail[] = demoMails;

  /** @param clock tells the present moment; a test stops it, so that nothing of the demo expires */
  constructor(clock: () => Date) {
    this.#clock = clock;
    this.data = demoData(clock());
    const nameOf = (id: number | null): string | null => {
      const user = this.data.users.find((one) => one.id === id);
      return user === undefined ? null : `${user.firstName} ${user.lastName}`;
    };
    for (const { applicationId, state, byUserId, reason, createdAt } of this.data.payouts)
      this.#payouts.set(applicationId, [...this.payout(applicationId), { state, at: createdAt, by: nameOf(byUserId), reason }]);
  }

  savedOf(userId: number): readonly number[] {
    return this.#saved.get(userId) ?? [];
  }

  setSaved(userId: number, jobIds: readonly number[]): void {
    this.#saved.set(userId, jobIds);
  }

  /** The present moment, ISO. */
  now(): string {
    return this.#clock().toISOString();
  }

  user(id: number): DemoUser | null {
    return this.data.users.find((user) => user.id === id) ?? null;
  }

  userOf(email: string): DemoUser | null {
    return this.data.users.find((user) => user.email === email.trim().toLowerCase()) ?? null;
  }

  hasPassword(user: DemoUser, password: string): boolean {
    return (this.#passwords.get(user.id) ?? DEMO_PASSWORD) === password;
  }

  setPassword(user: DemoUser, password: string): void {
    this.#passwords.set(user.id, password);
  }

  isConfirmed(user: DemoUser): boolean {
    return !this.#unconfirmed.has(user.id);
  }

  confirmAll(): void {
    this.#unconfirmed.clear();
  }

  addUser(user: Omit<DemoUser, 'id' | 'createdAt'>, password: string): DemoUser {
    const made = { ...user, id: nextId(this.data.users), createdAt: this.now() };
    this.data = { ...this.data, users: [...this.data.users, made] };
    this.#unconfirmed.add(made.id);
    this.setPassword(made, password);
    return made;
  }

  changeUser(id: number, change: Partial<DemoUser>): void {
    this.data = { ...this.data, users: this.data.users.map((user) => (user.id === id ? { ...user, ...change } : user)) };
  }

  /** Deletes an account with its applications. */
  removeUser(id: number): void {
    const { users, applications } = this.data;
    this.data = {
      ...this.data,
      users: users.filter((user) => user.id !== id),
      applications: applications.filter(({ userId }) => userId !== id),
    };
  }

  application(id: number): DemoApplication | null {
    return this.data.applications.find((application) => application.id === id) ?? null;
  }

  addApplication(application: Omit<DemoApplication, 'id'>): DemoApplication {
    const made = { ...application, id: nextId(this.data.applications) };
    this.data = { ...this.data, applications: [made, ...this.data.applications] };
    return made;
  }

  changeApplication(id: number, change: Partial<DemoApplication>): void {
    const applications = this.data.applications.map((application) =>
      application.id === id ? { ...application, ...change, updatedAt: this.now() } : application,
    );
    this.data = { ...this.data, applications };
  }

  removeApplication(id: number): void {
    this.data = { ...this.data, applications: this.data.applications.filter((application) => application.id !== id) };
  }

  addReferral(link: Pick<DemoReferral, 'userId' | 'jobId' | 'parentId'>): DemoReferral {
    const id = nextId(this.data.referrals);
    const made = { ...link, id, code: `MOCK${1000 + id}`, isActive: true, views: 0, rejects: 0, createdAt: this.now() };
    this.data = { ...this.data, referrals: [...this.data.referrals, made] };
    return made;
  }

  changeReferral(id: number, change: Partial<DemoReferral>): void {
    this.data = { ...this.data, referrals: this.data.referrals.map((link) => (link.id === id ? { ...link, ...change } : link)) };
  }

  /** What happened to the payout of an application since it was opened. */
  payout(applicationId: number): DemoPayout {
    return this.#payouts.get(applicationId) ?? [];
  }

  addPayoutEvent(applicationId: number, event: Omit<DemoPayoutEvent, 'at'>): void {
    this.#payouts.set(applicationId, [...this.payout(applicationId), { ...event, at: this.now() }]);
  }

  /** The job that was made with this key; undefined for none. */
  jobOfKey(key: string): number | undefined {
    return this.#jobCreations.get(key);
  }

  addJob(job: Omit<DemoJob, 'id'>, key = ''): DemoJob {
    const made = { ...job, id: nextId(this.data.jobs) };
    if (key !== '') this.#jobCreations.set(key, made.id);
    this.data = { ...this.data, jobs: [made, ...this.data.jobs] };
    return made;
  }

  changeJob(id: number, change: Partial<DemoJob>): void {
    const jobs = this.data.jobs.map((job) => (job.id === id ? { ...job, ...change, updatedAt: this.now() } : job));
    this.data = { ...this.data, jobs };
  }

  /** Deletes a job; what was sent to it is rejected unless it is accepted or withdrawn (A24). */
  removeJob(id: number): void {
    const open = this.data.applications.filter(({ jobId, status }) => jobId === id && status !== 'ACCEPTED' && status !== 'WITHDRAWN');
    for (const application of open) this.changeApplication(application.id, { status: 'REJECTED' });
    this.data = { ...this.data, jobs: this.data.jobs.filter((job) => job.id !== id) };
  }

  addFocusPage(page: Omit<DemoFocusPage, 'id' | 'createdAt'>): DemoFocusPage {
    const made = { ...page, id: nextId(this.data.focusPages), createdAt: this.now() };
    this.data = { ...this.data, focusPages: [...this.data.focusPages, made] };
    return made;
  }

  changeFocusPage(id: number, change: Partial<DemoFocusPage>): void {
    const changed = (page: DemoFocusPage): DemoFocusPage => ({ ...page, ...change, version: page.version + 1 });
    this.data = { ...this.data, focusPages: this.data.focusPages.map((page) => (page.id === id ? changed(page) : page)) };
  }

  /** Deletes a page; jobs that named it show the company again. */
  removeFocusPage(id: number): void {
    const { focusPages, jobs } = this.data;
    this.data = {
      ...this.data,
      focusPages: focusPages.filter((page) => page.id !== id),
      jobs: jobs.map((job) => (job.focusPageId === id ? { ...job, focusPageId: null } : job)),
    };
  }

  company(id: number): DemoCompany | null {
    return this.data.companies.find((company) => company.id === id) ?? null;
  }

  changeCompany(id: number, change: Partial<DemoCompany>): void {
    this.data = {
      ...this.data,
      companies: this.data.companies.map((company) => (company.id === id ? { ...company, ...change } : company)),
    };
  }

  /** Which state of a company's profile this is (decision 0041). */
  companyVersion(id: number): number {
    return this.#versions.get(id) ?? 1;
  }

  raiseCompanyVersion(id: number): void {
    this.#versions.set(id, this.companyVersion(id) + 1);
  }

  /**
   * Makes a company with its owner and the subscription that every new one gets.
   * @param key by which the same creation is known; '' for none
   * @returns its id, the same one for the same key
   */
  addCompany(company: Omit<DemoCompany, 'id' | 'createdAt'>, owner: DemoUser, key: string): number {
    const known = key === '' ? undefined : this.#creations.get(key);
    if (known !== undefined) return known;
    const { companies, members, subscriptions, plans } = this.data;
    const id = nextId(companies);
    const createdAt = this.now();
    const plan = plans.find(({ planType }) => planType === FIRST_PLAN);
    const member = {
      ...owner,
      id: nextId(members),
      companyId: id,
      userId: owner.id,
      position: '',
      jobDescription: '',
      linkedinProfile: '',
      role: 'OWNER' as const,
      status: 'ACTIVE' as const,
      invitationSent: false,
    };
    const subscription = {
      id: nextId(subscriptions),
      companyId: id,
      planId: plan?.id ?? 0,
      status: 'ACTIVE' as const,
      billingCycle: 'MONTHLY' as const,
      startDate: createdAt,
      endDate: new Date(Date.parse(createdAt) + 30 * 24 * 60 * 60 * 1000).toISOString(),
      autoRenew: true,
    };
    this.data = {
      ...this.data,
      companies: [...companies, { ...company, id, createdAt }],
      members: [...members, member],
      subscriptions: [...subscriptions, subscription],
    };
    if (key !== '') this.#creations.set(key, id);
    return id;
  }

  /** Gives a company another subscription (O37). */
  book(companyId: number, wish: InputOf<'changeSubscription', 'request'>): DemoSubscription {
    const others = this.data.subscriptions.filter((booked) => booked.companyId !== companyId);
    const made = {
      id: nextId(this.data.subscriptions),
      companyId,
      planId: this.data.plans.find(({ planType }) => planType === wish.planType)?.id ?? 0,
      status: wish.status,
      billingCycle: wish.billingCycle,
      startDate: this.now(),
      endDate: typeof wish.endDate === 'string' ? `${wish.endDate}T22:00:00.000Z` : null,
      autoRenew: wish.status === 'ACTIVE',
    };
    this.data = { ...this.data, subscriptions: [...others, made] };
    return made;
  }

  /** A mail that has failed waits again. */
  retryMail(mail: DemoMail): DemoMail {
    const waiting = { ...mail, failedAt: null, attempts: 0 };
    this.mails = this.mails.map((one) => (one.id === mail.id ? waiting : one));
    return waiting;
  }

  /** A token with three parts that names its account, so that a login outlives loading the page anew. It is signed by nobody. */
  openSession(user: DemoUser): string {
    return `${tokenPart({ alg: 'none' })}.${tokenPart({ sub: String(user.id), jti: crypto.randomUUID() })}.mock`;
  }

  endSession(token: string): void {
    this.#ended.add(token);
  }

  /** The mailboxes that have deleted a message, by its id. */
  readonly #hidden = new Map<number, ReadonlySet<MessageSide>>();
  readonly #sendings = new Map<string, number>();

  isHidden(id: number, side: MessageSide): boolean {
    return this.#hidden.get(id)?.has(side) === true;
  }

  hideMessage(id: number, side: MessageSide): void {
    this.#hidden.set(id, new Set([...(this.#hidden.get(id) ?? []), side]));
  }

  /** @param key by which the same message is known; '' for none */
  addMessage(message: Omit<DemoMessage, 'id' | 'isRead' | 'createdAt' | 'updatedAt'>, key: string): DemoMessage {
    const known = this.data.messages.find(({ id }) => key !== '' && id === this.#sendings.get(key));
    if (known !== undefined) return known;
    const now = this.now();
    const made = { ...message, id: nextId(this.data.messages), isRead: false, createdAt: now, updatedAt: now };
    if (key !== '') this.#sendings.set(key, made.id);
    this.data = { ...this.data, messages: [...this.data.messages, made] };
    return made;
  }

  readMessage(id: number): void {
    this.data = { ...this.data, messages: this.data.messages.map((row) => (row.id === id ? { ...row, isRead: true } : row)) };
  }

  /** The account behind a token; null for none and for one that was ended. */
  sessionOf(token: string): DemoUser | null {
    if (this.#ended.has(token)) return null;
    try {
      const claims: unknown = JSON.parse(atob(token.split('.')[1] ?? ''));
      return typeof claims === 'object' && claims !== null && 'sub' in claims ? this.user(Number(claims.sub)) : null;
    } catch {
      return null;
    }
  }
}

const tokenPart = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');

function nextId(rows: readonly { readonly id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}
