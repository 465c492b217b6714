import { payRangeText } from '@stellwerk/domain';
import { isUnreadDay } from './days.ts';
import { DETAIL_FIELDS, saysDetail, unreadDetails } from './details.ts';
import type { ImportedJob } from './imported-job.ts';
import { mapEmployment, mapWorkingModel, wordsOf } from './map-employment.ts';
import { noteTexts } from './messages.de.ts';
import { isUnitGuessed, unreadPay } from './pay.ts';
import { lostOfPlace, readPlace } from './place.ts';
import { listOf, objectOf, textIn, type Raw } from './values.ts';

/** Fields that become part of a job. */
const READ =
  'title name description responsibilities qualifications skills experienceRequirements educationRequirements physicalRequirement jobBenefits benefits incentiveCompensation incentives employerOverview identifier url id hiringOrganization jobLocation employmentType jobLocationType baseSalary datePosted validThrough stellwerk';
/** Fields without meaning for readers of the job, or set by the product itself. */
const TECHNICAL =
  '@context @type @id @graph type directApply image sameAs mainEntityOfPage inLanguage dateModified potentialAction isPartOf publisher industry occupationalCategory applicantLocationRequirements';
const KNOWN: ReadonlySet<string> = new Set([...`${READ} ${TECHNICAL}`.split(' '), ...DETAIL_FIELDS]);

/** Whether a value contains anything, at any depth. */
const says = (value: unknown): boolean => {
  const object = objectOf(value);
  if (object !== null) return Object.entries(object).some(([name, part]) => !name.startsWith('@') && says(part));
  return listOf(value).some((part) => (objectOf(part) === null ? typeof part === 'boolean' || textIn(part) !== '' : says(part)));
};

/** Names of the fields that the product does not support. */
const unknownFields = (raw: Raw): readonly string[] => Object.keys(raw).filter((name) => !KNOWN.has(name) && says(raw[name]));

/** The values besides the one that the job keeps. */
const others = (values: unknown, kept: string, map: (word: string) => string): readonly string[] =>
  wordsOf(values).filter((word) => map(word) !== kept || kept === '');

/** Facts of a source that the job lacks, in German sentences. @param job the parsed job */
export function notesOf(raw: Raw, job: Pick<ImportedJob, 'payRange' | 'employment' | 'workingModel' | 'details'>): readonly string[] {
  const { lost, unread, guessed, unknown } = noteTexts;
  const hours = wordsOf(raw.employmentType).filter((word) => !saysDetail({ employmentType: word }));
  const employment = others(hours, job.employment, (word) => mapEmployment(word, ''));
  const models = others(raw.jobLocationType, job.workingModel, (word) => mapWorkingModel(word, ''));
  const places = listOf(raw.jobLocation).filter(
    (place) => says(place) && readPlace(place).city === '' && mapWorkingModel(textIn(place), '') === '',
  );
  const further = listOf(raw.jobLocation)
    .map(lostOfPlace)
    .filter((name) => name !== '');
  const pay = unreadPay(raw.baseSalary);
  const fields = unknownFields(raw);
  return [
    ...(isUnreadDay(raw.validThrough) ? [unread('closesAt', textIn(raw.validThrough))] : []),
    ...(isUnreadDay(raw.datePosted) ? [unread('publishedAt', textIn(raw.datePosted))] : []),
    ...unreadDetails(raw, job.details).map(({ name, said }) => unread(name, said)),
    ...(pay === '' ? [] : [unread('payRange', pay)]),
    ...(job.payRange !== null && isUnitGuessed(raw.baseSalary) ? [guessed(payRangeText(job.payRange))] : []),
    ...(employment.length === 0 ? [] : [lost('employment', employment, job.employment)]),
    ...(models.length === 0 ? [] : [lost('workingModel', models, job.workingModel)]),
    ...(places.length === 0 ? [] : [unread('city', places.map((place) => textIn(place) || textIn(objectOf(place)?.address)).join(', '))]),
    ...(further.length === 0 ? [] : [lost('city', further, readPlace(raw.jobLocation).location)]),
    ...(fields.length === 0 ? [] : [unknown(fields)]),
  ];
}
