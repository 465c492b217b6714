import { referralCodeIn } from '../../ids';
import { asList, asObject, firstText } from '../../wire/loose';
import { parseId } from '../../wire/id';
import { APPLICATION_DEFAULTS } from '../codes';

/** Applicants' texts about themselves; '' and [] for omitted ones. */
export interface ApplicantInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly linkedinProfile: string;
  readonly xingProfile: string;
  readonly websiteUrl: string;
  /** Cover text, plain with line breaks: jobDescription, else message (A68). */
  readonly message: string;
  readonly skills: readonly string[];
}

/** An application in any of its shapes (A10): nested JSON, flat JSON or multipart. */
export interface ApplicationInput extends ApplicantInput {
  /** Whether it was sent as multipart: then the message names missing fields (W41). */
  readonly multipart: boolean;
  /** null when missing or no positive whole number. */
  readonly jobId: number | null;
  readonly salutation: string;
  readonly applicationType: string;
  readonly source: string;
  readonly initialApplication: boolean;
  readonly newsletter: boolean;
  /** Consent to the privacy policy; true only when it was sent as ticked (rule 1). */
  readonly gdpr: boolean;
  readonly terms: boolean;
  /** Field name of the terms (A11). */
  readonly termsField: 'terms' | 'acceptTerms';
  /** Code of the referral; '' without one (A12). */
  readonly referral: string;
}

const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(true|on|1)$/i.test(value.trim()));
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Ticked under one of the names and unticked under none: contradicting values are no consent. */
function isTicked(...values: readonly unknown[]): boolean {
  return values.some(isTrue) && values.filter(isGiven).every(isTrue);
}

const listOf = (value: unknown): string[] =>
  (typeof value === 'string' ? value.split(',') : asList(value)).map((item) => firstText(item)).filter((item) => item !== '');

/**
 * Reads an application of any documented shape into one (A10 to A12, A68).
 * @param body parsed JSON, or the text fields of the form
 * @param ref code in the URL, which overrides one in the body; null without one
 */
export function readApplicationInput(body: unknown, ref: string | null, multipart: boolean): ApplicationInput {
  const outer = asObject(body);
  const inner = asObject(outer.applicationDto);
  const pick = (name: string): unknown => inner[name] ?? outer[name];
  const text = (...names: readonly string[]): string => firstText(...names.map(pick));
  const termsField = isGiven(pick('terms')) ? 'terms' : 'acceptTerms';
  return {
    multipart,
    jobId: parseId(firstText(asObject(pick('jobOffer')).id, pick('jobId'), pick('jobOfferId'))),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    location: text('location'),
    linkedinProfile: text('linkedinProfile', 'linkedinUrl'),
    xingProfile: text('xingProfile', 'xingUrl'),
    websiteUrl: text('websiteUrl'),
    message: text('jobDescription', 'message'),
    skills: listOf(pick('skills')),
    salutation: text('salutation') || APPLICATION_DEFAULTS.salutation,
    applicationType: text('applicationType') || APPLICATION_DEFAULTS.applicationType,
    source: text('source') || APPLICATION_DEFAULTS.source,
    initialApplication: isTrue(pick('initialApplication')),
    newsletter: isTrue(pick('subscribeNewsletter')) || isTrue(pick('newsletter')),
    gdpr: isTicked(inner.gdpr, outer.gdpr),
    terms: isTicked(inner.terms, outer.terms, inner.acceptTerms, outer.acceptTerms),
    termsField,
    referral: firstText(...[ref, pick('referral'), pick('ref')].map(referralCodeIn)),
  };
}
